// Sent in the worker's place with OFFLINE=off: it forgets what was kept, leaves, and the network answers again.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(retire()))
// A page that registers it while it leaves has it stay, and says so with the question of which build it is.
self.addEventListener('message', event => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith('lithe-')) await caches.delete(name)
  await self.registration.unregister()
}
