// The doubts that a person should compare with the picture, each with buttons that settle it.
// SPDX-License-Identifier: MIT
import type { Rules, SeenBoard, SeenQuestion } from "@decant/core";
import { Check } from "lucide";
import { Icon } from "../Icon";
import { sentence } from "../position/Trouble";
import {
  type At,
  contentOf,
  type Content,
  hiddenAs,
  mayLieElsewhere,
  placeWords,
  questionWords,
  unitsOf,
  wordsOf,
} from "./draft";

interface Props {
  board: SeenBoard;
  places: At[];
  questions: SeenQuestion[];
  onChoose: (at: At) => void;
  onSay: (places: At[], content: Content) => void;
  onAnswer: (question: SeenQuestion) => void;
  onRules: (rules: Rules) => void;
}

interface Answer {
  label: string;
  act: () => void;
}

/** The answers to a question. That nothing floats is not one, and units that are hidden or elsewhere are not missing. */
function answersTo(question: SeenQuestion, { board, onSay, onAnswer, onRules }: Props): Answer[] {
  const right = (label: string) => ({ label, act: () => onAnswer(question) });
  if (question.doubt === "floating") return [];
  if (question.doubt === "shape")
    return [
      { label: "Balls", act: () => onRules("ball") },
      { label: "Water", act: () => onRules("water") },
    ];
  const hidden = hiddenAs(board);
  const isCounts = question.doubt === "counts";
  if (!isCounts && question.doubt !== "hidden") return [right("Right as drawn")];
  const own = isCounts
    ? hidden === null && !mayLieElsewhere(board)
      ? [right("Missing in the game")]
      : []
    : [right("Right as drawn")];
  if (typeof hidden !== "number") return own;
  return [
    { label: `${wordsOf(hidden, board)} is hidden (?)`, act: () => onSay(unitsOf(board, hidden), "hidden") },
    ...own,
  ];
}

export function Checks(props: Props) {
  const { board, places, questions, onChoose, onSay } = props;
  return (
    <ul class="checks" aria-label="To check">
      {places.map((at) => {
        const seen = board.tubes[at.tube]!.places[at.place]!;
        const content = contentOf(seen);
        const words = wordsOf(content, board);
        const rival = seen.rival === null ? "" : ` or ${wordsOf(seen.rival, board)}`;
        return (
          <li key={`${at.tube} ${at.place}`}>
            <button class="quiet words" onClick={() => onChoose(at)}>
              {placeWords(at)}: {content === null ? words : `${words}${rival}?`}
            </button>
            {content !== null && (
              <button aria-label={`Right: ${placeWords(at)}, ${words}`} onClick={() => onSay([at], content)}>
                <Icon of={Check} size={16} />
                Right
              </button>
            )}
          </li>
        );
      })}
      {questions.map((question) => {
        const words = questionWords(question, board);
        return (
          <li key={`${question.doubt} ${question.box.join(" ")}`}>
            <span class="words">{sentence(words)}</span>
            {answersTo(question, props).map(({ label, act }) => (
              <button key={label} aria-label={`${label}: ${words}`} onClick={act}>
                <Icon of={Check} size={16} />
                {label}
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
