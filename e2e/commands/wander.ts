import { readWanderWords } from '../wander/read-wander-words.ts'

export const summary = 'a walk at random through the product, in a browser and in Telegram'
export const usage =
  'npm run lab -- wander [--minutes 10] [--seed 1] [--steps 70] [--visit 1] [--only browser|telegram]; numbers above zero'

export async function run(words: string[]) {
  const wish = readWanderWords(words)
  const { makeAll } = await import('../../tools/builds/make-all.ts')
  const { ensureChromium } = await import('../../tools/chromium/ensure-chromium.ts')
  const { runWander } = await import('../wander/run-wander.ts')
  const chromiumPath = await ensureChromium()
  await makeAll()
  process.exitCode = await runWander(chromiumPath, wish)
}
