import { makeAll } from '../../tools/builds/make-all.ts'
import { ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import { readWanderWords } from '../wander/read-wander-words.ts'
import { runWander } from '../wander/run-wander.ts'

const asked = readWanderWords(process.argv.slice(2))
if (asked.ok) {
  const chromiumPath = await ensureChromium()
  await makeAll()
  process.exitCode = await runWander(chromiumPath, asked.wish)
} else {
  console.error(asked.problem)
  process.exitCode = 1
}
