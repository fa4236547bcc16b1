// Served as the worker with OFFLINE=off: clears the caches, unregisters, and restores the network.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(retire()))
// A page that registers it meanwhile would keep it alive, but reveals itself by asking for its build.
self.addEventListener('message', event => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith('lithe-')) await caches.delete(name)
  await self.registration.unregister()
}
