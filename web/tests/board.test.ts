// The board's handling of views, keys and room.
// SPDX-License-Identifier: MIT
import type { BoardView } from "@decant/core";
import { describe as group, expect, test } from "vitest";
import { changeBetween } from "../src/board/change";
import { typed } from "../src/board/digits";
import { pourAt, pourTime } from "../src/board/flight";
import { layOut, neighbor, smallest } from "../src/board/layout";
import { asSeen, describe } from "../src/board/names";

const board = (...tubes: number[][]): BoardView => ({
  kind: "board",
  balls: false,
  colors: [],
  tubes: tubes.map((units) => ({ capacity: 4, units })),
});

group("a change of the view", () => {
  test("is a move, forward", () => {
    expect(changeBetween(board([0, 1, 1], [1], []), board([0], [1, 1, 1], []))).toEqual({
      from: 0,
      to: 1,
      color: 1,
      amount: 2,
    });
  });
  test("is the same move, back", () => {
    expect(changeBetween(board([0], [1, 1, 1], []), board([0, 1, 1], [1], []))).toEqual({
      from: 1,
      to: 0,
      color: 1,
      amount: 2,
    });
  });
  test("is not a move when the level is another one, or several moves were made", () => {
    expect(changeBetween(board([0], [1]), board([0], [1], []))).toBeNull();
    expect(changeBetween(board([0, 1], [2]), board([2], [0, 1]))).toBeNull();
    expect(changeBetween(board([0, 1], [], []), board([], [1], [0]))).toBeNull();
    expect(changeBetween(board([0], [1]), board([0], [1]))).toBeNull();
  });
});

test("a hidden unit is seen without its color", () => {
  const view = board([0, 1, 1], [1]);
  view.tubes[0]!.hidden = [0, 1];
  expect(asSeen(view).tubes.map((tube) => tube.units)).toEqual([[-1, -1, 1], [1]]);
});

group("a pour", () => {
  const ends = {
    from: { x: 0, y: 200, rim: 145 },
    to: { x: 100, y: 200, rim: 145 },
    unit: 34,
    left: 4,
    there: 1,
    lift: 12,
  };
  const change = { from: 0, to: 1, color: 0, amount: 2 };
  const at = (time: number) => pourAt(change, ends, time);

  test("begins where the tube was lifted and ends where it stood", () => {
    expect(at(0)).toMatchObject({ x: 0, y: 188, angle: 0, poured: 0, stream: null });
    const end = at(pourTime(2));
    expect([end.x, end.y, end.poured]).toEqual([0, 200, 2]);
    expect(end.angle).toBeCloseTo(0);
  });
  test("tilts further as the tube empties, toward the target", () => {
    expect(at(170).angle).toBeGreaterThan(20);
    expect(at(350).angle).toBeGreaterThan(at(170).angle);
    expect(pourAt(change, { ...ends, from: ends.to, to: ends.from }, 170).angle).toBeLessThan(-20);
  });
  test("keeps the lip above the mouth while it flows", () => {
    for (const time of [170, 250, 380]) expect(Math.abs(at(time).stream!.x - 100)).toBeLessThan(17);
  });
});

group("number keys", () => {
  test("decide at once where no further digit can follow", () => {
    expect(typed("", "3", 9)).toEqual({ tube: 2, waiting: "" });
    expect(typed("", "2", 14)).toEqual({ tube: 1, waiting: "" });
  });
  test("wait for a second digit where one can follow", () => {
    expect(typed("", "1", 14)).toEqual({ tube: null, waiting: "1" });
    expect(typed("1", "2", 14)).toEqual({ tube: 11, waiting: "" });
  });
  test("begin anew with a digit that cannot follow", () => {
    expect(typed("1", "9", 14)).toEqual({ tube: 8, waiting: "" });
    expect(typed("", "0", 14)).toEqual({ tube: null, waiting: "" });
    expect(typed("", "9", 4)).toEqual({ tube: null, waiting: "" });
  });
});

group("rows", () => {
  const phone = { width: 328, height: 504 };
  test("are two at most, as in games, as long as a thumb finds each tube", () => {
    expect(layOut(3, 145, phone, smallest).rows).toEqual([3]);
    expect(layOut(14, 145, phone, smallest).rows).toEqual([7, 7]);
    expect(layOut(15, 145, phone, smallest).rows).toEqual([8, 7]);
    expect(layOut(44, 145, phone, smallest).rows.length).toBeGreaterThan(2);
  });
  test("are those of the game where they are known and fit", () => {
    const rows = (seen: number[]) => layOut(9, 145, phone, smallest, seen).rows;
    expect(rows([2, 4, 3])).toEqual([2, 4, 3]);
    expect(rows([9])).toEqual([9]);
    for (const senseless of [[], [4, 4], [10, -1], [4, 0, 5]]) expect(rows(senseless)).toEqual([5, 4]);
    expect(layOut(20, 145, phone, smallest, [20]).rows).toEqual([7, 7, 6]);
  });
  test("are walked by arrow keys, up and down to the nearest tube", () => {
    const layout = layOut(9, 145, phone, smallest, [2, 4, 3]);
    expect([2, 5, 8].map((tube) => neighbor(layout, tube, "ArrowUp"))).toEqual([0, 1, 4]);
    expect([0, 1, 6].map((tube) => neighbor(layout, tube, "ArrowDown"))).toEqual([3, 4, 6]);
    expect([0, 4, 8].map((tube) => neighbor(layout, tube, "ArrowRight"))).toEqual([1, 5, 8]);
    expect([0, 2].map((tube) => neighbor(layout, tube, "ArrowLeft"))).toEqual([0, 1]);
  });
  test("are smaller where the whole board can be seen so", () => {
    const { scale, height } = layOut(44, 145, { width: 358, height: 576 }, smallest);
    expect(height * scale).toBeLessThanOrEqual(576);
    expect(scale).toBeGreaterThanOrEqual(smallest);
  });
  test("stay large enough for a thumb where the page has to scroll", () => {
    expect(layOut(64, 425, { width: 358, height: 576 }, smallest).scale).toBeGreaterThanOrEqual(0.9);
  });
  test("are all in a picture that is only looked at", () => {
    const { scale, height } = layOut(64, 425, { width: 358, height: 160 }, 0);
    expect(height * scale).toBeLessThanOrEqual(160.001);
  });
  test("hold more on a desk", () => {
    expect(layOut(14, 145, { width: 820, height: 660 }, smallest)).toMatchObject({ rows: [7, 7] });
  });
  test("never go over the width", () => {
    for (let tubes = 1; tubes <= 64; tubes++) {
      const { width, scale } = layOut(tubes, 145, phone, smallest);
      expect(width * scale).toBeLessThanOrEqual(phone.width + 0.001);
    }
  });
});

test("a tube is described from its top", () => {
  const name = (color: number) => ["red", "blue"][color]!;
  const tube = (...units: number[]) => describe({ capacity: 4, units }, name);
  expect(tube()).toBe("empty, holds 4");
  expect(tube(0, 1, 1)).toBe("from the top 2 blue, red; room for 1");
  expect(tube(0, 0, 0, 0)).toBe("complete, red");
  expect(tube(-1, 0)).toBe("from the top red, hidden; room for 2");
});
