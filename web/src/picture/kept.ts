// The picture at hand and its corrections, kept by the browser; the service worker puts one there that another app shares.
// SPDX-License-Identifier: MIT
import { effect } from "@preact/signals";
import { choose, type Corrections, type Draft, draft, isCorrections } from "./draft";

/** The service worker knows these names, too. */
const cacheName = "picture-in-decant";

const read = (answer: Response | undefined): Promise<unknown> =>
  answer?.json().catch(() => null) ?? Promise.resolve(null);

/** Takes up the picture that was kept, and keeps the one at hand from now on. */
export async function keepPicture() {
  if (!("caches" in window)) return;
  const cache = await caches.open(cacheName);
  const [picture, corrections] = await Promise.all([cache.match("picture"), cache.match("corrections").then(read)]);
  let kept: File | undefined;
  if (picture && !draft.value) {
    kept = new File([await picture.blob()], "kept");
    choose(kept, isCorrections(corrections) ? corrections : undefined);
  }

  async function keep(now: Draft | null) {
    if (!now) return void (await caches.delete(cacheName));
    const { file, address: _, ...corrections } = now;
    const cache = await caches.open(cacheName);
    if (file !== kept) {
      await cache.delete("corrections"); // a page that is closed now must not find those of another picture
      await cache.put("picture", new Response(file));
    }
    kept = file;
    await cache.put("corrections", new Response(JSON.stringify(corrections satisfies Corrections)));
  }
  let last = Promise.resolve();
  effect(() => {
    const now = draft.value;
    // Half of it is worse than none.
    last = last.then(() => keep(now)).catch(() => void caches.delete(cacheName));
  });
}
