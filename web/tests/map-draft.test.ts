// Drafts become text that the core reads, and a place in that text leads back to the drawing.
// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import {
  addEdge,
  addNode,
  changeEdge,
  emptyDraft,
  fromView,
  put,
  removeNode,
  renameNode,
  take,
  toText,
  toView,
} from "../src/map/draft";

const three = [
  { x: 10, y: 20 },
  { x: 110, y: 20 },
  { x: 60.4, y: 99.6 },
].reduce(addNode, emptyDraft);
const drawn = put(
  put(
    changeEdge(addEdge(addEdge(three, 0, 1), 1, 2), 1, { condition: "house & !well", both_ways: false }),
    0,
    "starts",
    0,
  ),
  0,
  "goals",
  2,
);

test("new places get known names, and the text has all that was drawn", () => {
  expect(toText(drawn).text).toBe(
    "decant dog-bunny 1\nnodes: house@10,20 tree@110,20 well@60,100\nedges:\nhouse <-> tree\ntree -> well : house & !well\n" +
      "tokens:\ndog: house\ngoal:\ndog: well\n",
  );
});

test("a place in the text is found in the drawing", () => {
  const { spot } = toText(drawn);
  expect(spot(2, 8)).toEqual({ node: 0 });
  expect(spot(2, 24)).toEqual({ node: 1 });
  expect(spot(5, 14)).toEqual({ edge: 1 });
  expect(spot(6, 1)).toBeNull();
});

test("conditions follow a place that is renamed, but not a name that only begins like it", () => {
  const draft = renameNode(changeEdge(drawn, 0, { condition: "house | house-2" }), 0, "home");
  expect(draft.edges.map((edge) => edge.condition)).toEqual(["home | house-2", "home & !well"]);
});

test("a removed place takes its arrows and tokens with it", () => {
  const draft = removeNode(drawn, 0);
  expect(draft.nodes.map((node) => node.name)).toEqual(["tree", "well"]);
  expect(draft.edges).toEqual([{ from: 0, to: 1, condition: "house & !well", both_ways: false }]);
  expect(draft.kinds[0]).toEqual({ name: "dog", starts: [], goals: [1] });
});

test("taking one of two tokens leaves the other", () => {
  const two = put(drawn, 0, "starts", 0);
  expect(take(two, 0, "starts", 0)).toEqual(drawn);
});

test("a view and its draft show the same map", () => {
  const view = toView(drawn);
  const again = toView(fromView(view));
  expect(again.edges).toEqual(view.edges);
  expect(again.tokens).toEqual(view.tokens);
  expect(again.goals).toEqual(view.goals);
});
