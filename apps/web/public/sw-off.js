// Sent in the worker's place with OFFLINE=off: it forgets what was kept, leaves, and the network answers again.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith('lithe-')) await caches.delete(name)
  await self.registration.unregister()
}
