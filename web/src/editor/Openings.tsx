// Where a level that was read can be opened.
// SPDX-License-Identifier: MIT
import type { Meaning } from "@decant/core";
import { Gamepad2, Pencil, Wand } from "lucide";
import type { Address } from "../address";
import { Icon } from "../Icon";
import { Way } from "../Way";
import { codeOf, draftOf } from "./draft";

interface Props {
  meaning: Meaning;
  /** Whether it is the level of the text there now. */
  fresh: boolean;
  /** Whether it must be corrected before it is played or solved. */
  closed?: boolean;
  onEdit: () => void;
  /** Whether most people want it solved. */
  solves?: boolean;
}

export function Openings({ meaning, fresh, closed = false, onEdit, solves = false }: Props) {
  const editable = meaning.view.kind === "board" && draftOf(meaning.view, meaning.level ?? "") !== null;
  const level = codeOf(meaning);
  const to = (address: Address) => (fresh ? address : null);
  const play = (
    <Way to={to({ route: "play", level, moves: "" })} main={!solves} closed={closed}>
      <Icon of={Gamepad2} />
      Play
    </Way>
  );
  const solve = (
    <Way to={to({ route: "solve", level, moves: "" })} main={solves} closed={closed}>
      <Icon of={Wand} />
      Solve
    </Way>
  );
  return (
    <div class="row">
      {solves ? solve : play}
      {solves ? play : solve}
      {editable && (
        <Way to={to({ route: "enter", level })} onClick={onEdit}>
          <Icon of={Pencil} />
          Edit
        </Way>
      )}
      {meaning.family === "dog_bunny" && (
        <Way to={to({ route: "map", level })}>
          <Icon of={Pencil} />
          Edit
        </Way>
      )}
    </div>
  );
}
