import { root } from '../bootstrap/root.mjs'
import { makeIfChanged } from './make-if-changed.ts'
import { targets } from './targets.ts'

const progressEveryMs = 3000

/** Rebuilds what changed, and prints timings. */
export async function makeAll(): Promise<void> {
  for (const target of targets) {
    const startedAt = Date.now()
    const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1)
    const timer = setInterval(
      () => console.log(`  making the ${target.name}: ${seconds()} s`),
      progressEveryMs,
    )
    const wasMade = await makeIfChanged(root, target).finally(() => clearInterval(timer))
    if (wasMade) console.log(`  made the ${target.name} (${seconds()} s)`)
  }
}
