import { test as base } from '@playwright/test'
import { countBytes } from './count-bytes.ts'

/** For journeys that are not about the player: nothing of it is fetched before it is wanted. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await countBytes(context)
    await use(context)
  },
})
