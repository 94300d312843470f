/** The service worker: notices while no page is open, and pages without a server: whatever was read once can be read
 * again. It changes nothing: what is sent goes to the server, and moves wait in the page until it is there. */

const worker = self as unknown as ServiceWorkerGlobalScope;

const PAGES = "pages-1";
const READ = "read-1";
const INDEX = "/";
/** Answers of the server that are kept: games, their words and rules, lessons, one's own name and finished games. */
const KEPT = /^\/api\/(games(\/.*)?|replays(\/[^/]+)?|me)$/;
const MOST = 300;

interface Told {
  id: string;
  title: string;
  text: string;
  path: string;
}

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.add(INDEX))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== PAGES && name !== READ).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

/** Whoever logs out leaves nothing behind. */
worker.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(caches.delete(READ));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(once(request));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, READ));
  else if (!url.pathname.startsWith("/api/")) event.respondWith(fresh(request, PAGES));
});

/** Every address is a page of the same client. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html"))
      await (await caches.open(PAGES)).put(INDEX, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(INDEX);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name carries its hash never changes. */
async function once(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone(), PAGES);
  return answer;
}

/** From the server, or as it was last time. */
async function fresh(request: Request, name: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(request, answer.clone(), name);
    else if (answer.status === 401) await (await caches.open(name)).delete(request);
    return answer;
  } catch (error) {
    const kept = await (await caches.open(name)).match(request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(request: Request, answer: Response, name: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((one) => cache.delete(one)));
}

// ---------------------------------------------------------------- notices

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as Told));
});

/** Nothing is told to whoever looks at it already. */
async function tell(told: Told): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === told.path);
  if (seen) return;
  await worker.registration.showNotification(told.title, {
    body: told.text,
    tag: told.id,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    data: told.path,
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

async function lead(path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((one) => new URL(one.url).pathname === path) ?? open[0];
  if (!there) {
    await worker.clients.openWindow(path);
    return;
  }
  const shown = await there.focus();
  if (new URL(shown.url).pathname !== path) await shown.navigate(path);
}
