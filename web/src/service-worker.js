// Keeps all files of a version of the page, so that it works without a network after one visit.
// A new version waits until all tabs of the old one are closed: no page ever mixes the two.
// SPDX-License-Identifier: MIT
const cacheName = "decant-/* version */";
const files = [/* files */];

self.addEventListener("install", (event) => {
  const requests = files.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("decant-") && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// A file is the same for every request, even where the server says that it varies.
async function answer(request) {
  const cache = await caches.open(cacheName);
  const wanted = request.mode === "navigate" ? "index.html" : request;
  return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

// A picture that another app shares takes the place of the one that the page keeps (web/src/picture/kept.ts).
async function keep(request) {
  const picture = (await request.formData()).get("picture");
  if (picture instanceof File) {
    await caches.delete("picture-in-decant");
    await (await caches.open("picture-in-decant")).put("picture", new Response(picture));
  }
  return Response.redirect("./#/enter", 303);
}
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === `${self.registration.scope}share`) event.respondWith(keep(event.request));
  if (method === "GET" && url.startsWith(self.registration.scope) && !url.includes("/api/"))
    event.respondWith(answer(event.request));
});
