import { expect, type TestInfo } from '@playwright/test'
import { type Chance, createChance } from './chance.ts'
import { closeVisit } from './close-visit.ts'
import { keepDiary } from './diary.ts'
import { readWish } from './read-wish.ts'
import { takeSteps } from './take-steps.ts'
import type { Walk } from './walk.ts'

export type Opened = { words: string; origin: string; walk: Walk; close: () => Promise<void> }
export type OpenVisit = (chance: Chance) => Promise<Opened>

/** Lets one person after another visit until time is up. */
export async function wander(info: TestInfo, openVisit: OpenVisit) {
  const { seed, minutes, stepsOfVisit, firstVisit } = readWish()
  const ms = minutes * 60_000
  info.setTimeout(ms + 180_000)
  const startedAt = Date.now()
  const endsAt = startedAt + ms
  const diary = keepDiary()
  let measured = 0
  let made = 0
  let visit = firstVisit
  console.log(`a random walk, ${info.title}: seed ${seed}`)
  for (; Date.now() < endsAt; visit += 1) {
    const { words, origin, walk, close } = await openVisit(createChance(seed * 1009 + visit))
    diary.begin(words)
    const faults = await takeSteps(walk, diary, { steps: stepsOfVisit, endsAt })
    if (faults.length === 0) faults.push(...(await closeVisit(walk, origin)))
    measured += walk.book.measured()
    made += walk.book.made()
    if (faults.length > 0) {
      const picture = info.outputPath(`seed-${seed}-visit-${visit}.png`)
      await walk.here.screenshot({ path: picture, timeout: 10_000 }).catch(() => {})
      console.log(
        [
          `\nseed ${seed}, visit ${visit}, step ${diary.steps().length - 1}`,
          ...diary.steps(),
          ...faults.map(fault => `✗ ${fault}`),
          `picture: ${picture}`,
          `again: npm run lab -- wander --seed ${seed} --visit ${visit} --only ${info.title.split(' ').at(-1)?.toLowerCase()}`,
        ].join('\n'),
      )
    }
    await close()
    expect(faults, `seed ${seed}, visit ${visit}`).toEqual([])
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(
    `${info.title}, seed ${seed}: ${visit - firstVisit} visits, ${diary.total()} steps, ${diary.routes()} pages, ` +
      `${measured} results, ${made} reports, ${seconds} s\n${diary.summary()}`,
  )
}
