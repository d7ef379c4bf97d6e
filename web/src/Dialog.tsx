// A dialog over the page, closed by Escape, its button, or a tap beside it.
// SPDX-License-Identifier: MIT
import type { Signal } from "@preact/signals";
import { X } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./Icon";

interface Props {
  title: string;
  open: Signal<boolean>;
  children: ComponentChildren;
}

export function Dialog({ title, open, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open.value]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => (open.value = false)}
      onClick={(event) => event.target === dialog.current && (open.value = false)}
    >
      <div class="stack sheet">
        <div class="row between">
          <h2 id={id}>{title}</h2>
          <button class="quiet icon" onClick={() => (open.value = false)} aria-label="Close" title="Close (Esc)">
            <Icon of={X} />
          </button>
        </div>
        {open.value && children}
      </div>
    </dialog>
  );
}
