// Pictures that other apps share with the installed page: the service worker keeps the last one.
// SPDX-License-Identifier: MIT
import { choose } from "./draft";

export async function takeShared() {
  if (!("caches" in window) || !(await caches.has("shared-with-decant"))) return;
  const kept = await (await caches.open("shared-with-decant")).match("picture");
  await caches.delete("shared-with-decant");
  if (kept) choose(new File([await kept.blob()], "shared"));
}
