// A field for text in which one place can be marked: the marked text lies behind the field, letter under letter.
// SPDX-License-Identifier: MIT
import { useEffect, useRef } from "preact/hooks";

interface Props {
  id: string;
  value: string;
  placeholder: string;
  onInput: (value: string) => void;
  /** Counted from 1. */
  line?: number;
  column?: number;
}

export function MarkedText({ id, value, placeholder, onInput, line, column = 1 }: Props) {
  const back = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLElement>(null);
  useEffect(() => mark.current?.scrollIntoView?.({ block: "nearest" }), [line, column]);
  const lines = value.split("\n");
  const wrong = line ? lines[line - 1] : undefined;
  const before =
    line && wrong !== undefined ? [...lines.slice(0, line - 1), wrong.slice(0, column - 1)].join("\n") : value;
  const rest = value.slice(before.length);
  const marked = rest === "" || rest.startsWith("\n") ? " " : rest[0]!;
  return (
    <div class="marked-text">
      <div class="behind" aria-hidden="true" ref={back}>
        {before}
        {wrong !== undefined && (
          <>
            <mark ref={mark}>{marked}</mark>
            {marked === " " && rest[0] !== " " ? rest : rest.slice(1)}
          </>
        )}
        {"\n"}
      </div>
      <textarea
        id={id}
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={value}
        placeholder={placeholder}
        aria-invalid={line !== undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
        onScroll={(event) => {
          back.current!.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
