import { type BrowserContext, test as base } from '@playwright/test'
import { changeAtOnce } from './change-at-once.ts'
import { countBytes } from './count-bytes.ts'

/** Prefetches no part of the player; `holdsStill` also skips each page's pause before it accepts presses. */
export async function makeFrugal(context: BrowserContext, holdsStill = true) {
  await countBytes(context)
  if (holdsStill) await changeAtOnce(context)
}

/** The test function of journeys that are not about the player. */
export const test = base.extend({
  context: async ({ context, contextOptions }, use) => {
    await makeFrugal(context, contextOptions.reducedMotion === 'reduce')
    await use(context)
  },
})
