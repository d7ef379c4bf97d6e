// Components that are loaded when they are first shown.
// SPDX-License-Identifier: MIT
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, show] = useState(() => loaded);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          loaded = part;
          show(() => part);
        },
        () => fail(true),
      );
    }, [Part]);
    if (failed)
      return <p class="note trouble">This part of the page could not be loaded. Check the connection, then reload.</p>;
    return Part ? (
      <Part {...props} />
    ) : (
      <p class="soft" aria-busy="true">
        Loading…
      </p>
    );
  };
}
