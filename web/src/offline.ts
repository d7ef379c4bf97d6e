// Registers the service worker, once the page has nothing more urgent to do.
// SPDX-License-Identifier: MIT
export function workOffline() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("./service-worker.js").catch(() => {
      /* Then it works with a network only. */
    });
  });
}
