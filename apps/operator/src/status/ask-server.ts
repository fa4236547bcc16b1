import type { State } from './history.ts'

const patienceMs = 5000

/** Whether an address answers with 200; a redirect, or no answer in five seconds, is none. */
const isGood = (address: string) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).then(
    async answer => {
      await answer.body?.cancel()
      return answer.status === 200
    },
    () => false,
  )

/** Asks a server, as a proxy would, whether it lives and whether it is ready. */
export async function askServer(origin: string): Promise<State> {
  const [isReady, isAlive] = await Promise.all([isGood(`${origin}/readyz`), isGood(`${origin}/healthz`)])
  if (isReady) return 'ready'
  return isAlive ? 'not-ready' : 'away'
}
