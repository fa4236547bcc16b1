import { test as base } from '@playwright/test'
import { changeAtOnce } from './change-at-once.ts'
import { countBytes } from './count-bytes.ts'

/** For journeys that are not about the player: nothing of it is fetched before it is wanted. No page holds up one that holds still. */
export const test = base.extend({
  context: async ({ context, contextOptions }, use) => {
    await countBytes(context)
    if (contextOptions.reducedMotion === 'reduce') await changeAtOnce(context)
    await use(context)
  },
})
