import type { Diary } from './diary.ts'
import { judge } from './judge.ts'
import { pressingDeeds } from './press.ts'
import { roamingDeeds } from './roam.ts'
import type { Sight } from './sight.ts'
import { telegramDeeds } from './telegram-deeds.ts'
import { upsettingDeeds } from './upset.ts'
import type { Deed, Walk } from './walk.ts'

/** Restores a way back first if nothing is visible. */
const wayBack = (walk: Walk): Deed => ({
  kind: 'return',
  weight: 1,
  async run() {
    await walk.weather.clear()
    await walk.here.goto(walk.startAddress(), { waitUntil: 'domcontentloaded' })
    return 'the network is fine, and the app is opened again'
  },
})

function choose(walk: Walk, sight: Sight | null): Deed {
  const deeds = sight
    ? [pressingDeeds, roamingDeeds, upsettingDeeds, telegramDeeds].flatMap(deedsOf => deedsOf(walk, sight))
    : [wayBack(walk)]
  const chosen = walk.chance.weighted(deeds.map(thing => ({ thing, weight: thing.weight })))
  return chosen ?? wayBack(walk)
}

/** Longer than any deed: a longer one hangs, which would hide the steps before it. */
const longestDeedMs = 60_000

async function within(deed: Deed): Promise<{ words: string; isOver: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<{ words: string; isOver: boolean }>(resolve => {
    timer = setTimeout(() => resolve({ words: deed.kind, isOver: false }), longestDeedMs)
  })
  const done = deed.run().catch((error: Error) => `${deed.kind}: ${error.message.split('\n')[0]}`)
  try {
    return await Promise.race([done.then(words => ({ words, isOver: true })), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Takes steps until their number or the time runs out; returns the problems found. */
export async function takeSteps(
  walk: Walk,
  diary: Diary,
  { steps, endsAt }: { steps: number; endsAt: number },
): Promise<string[]> {
  let { sight, faults } = await judge(walk)
  for (let step = 1; step <= steps && faults.length === 0 && Date.now() < endsAt; step += 1) {
    const deed = choose(walk, sight)
    const path = sight?.path ?? 'outside'
    const { words, isOver } = await within(deed)
    diary.note(deed.kind, words, sight?.stageHeading ? `${path}, ${sight.stageHeading}` : path)
    if (!isOver) return [`“${words}” has not ended after ${longestDeedMs / 1000} s`]
    const judged = await judge(walk)
    ;({ sight, faults } = judged)
    if (sight && sight.path !== path) diary.arrive(sight.path)
  }
  return faults
}
