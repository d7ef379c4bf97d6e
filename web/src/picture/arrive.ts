// Pictures that are dropped or pasted anywhere on the page.
// SPDX-License-Identifier: MIT
import { useEffect } from "preact/hooks";
import { choose, pictureOf } from "./draft";

export function usePictures() {
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const file = pictureOf(data?.files);
      if (!file) return;
      event.preventDefault();
      choose(file);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    addEventListener("paste", paste);
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("paste", paste);
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  }, []);
}
