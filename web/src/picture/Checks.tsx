// What a person should compare with the picture, each with what settles it.
// SPDX-License-Identifier: MIT
import type { SeenBoard, SeenQuestion } from "@decant/core";
import { Check } from "lucide";
import { Icon } from "../Icon";
import { sentence } from "../position/Trouble";
import { type At, contentOf, type Content, placeWords, wordsOf } from "./draft";

interface Props {
  board: SeenBoard;
  places: At[];
  questions: SeenQuestion[];
  onChoose: (at: At) => void;
  onSay: (at: At, content: Content) => void;
  onAnswer: (question: SeenQuestion) => void;
}

/** What settles a question; that nothing floats is no question. */
const answers = ({ doubt }: SeenQuestion) => (doubt === "counts" ? "Missing in the game" : "Right as drawn");

export function Checks({ board, places, questions, onChoose, onSay, onAnswer }: Props) {
  return (
    <ul class="checks" aria-label="To check">
      {places.map((at) => {
        const content = contentOf(board.tubes[at.tube]!.places[at.place]!);
        const words = wordsOf(content, board);
        return (
          <li key={`${at.tube} ${at.place}`}>
            <button class="quiet words" onClick={() => onChoose(at)}>
              {placeWords(at)}: {content === null ? words : `${words}?`}
            </button>
            {content !== null && (
              <button aria-label={`Right: ${placeWords(at)}, ${words}`} onClick={() => onSay(at, content)}>
                <Icon of={Check} size={16} />
                Right
              </button>
            )}
          </li>
        );
      })}
      {questions.map((question) => (
        <li key={`${question.doubt} ${question.box.join(" ")}`}>
          <span class="words">{sentence(question.words)}</span>
          {question.doubt !== "floating" && (
            <button aria-label={`${answers(question)}: ${question.words}`} onClick={() => onAnswer(question)}>
              <Icon of={Check} size={16} />
              {answers(question)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
