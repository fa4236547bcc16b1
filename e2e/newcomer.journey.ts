import { expect, test } from '@playwright/test'
import { again } from './steps/again.ts'
import { countEffort, tellDelays } from './steps/count-effort.ts'
import { moving, phone } from './steps/devices.ts'
import { type Newcomer, walkToSharedCard } from './steps/newcomer.ts'

/** `NEWCOMERS=filmed` also measures each newcomer on film. */
const isFilmed = process.env.NEWCOMERS === 'filmed'
const newcomers: Record<string, Newcomer> = {
  'on whose phone text is twice as large': { hasLargeText: true },
  'who lays the phone on its side, and hears nothing': { isOnItsSide: true, hearsNothing: true },
  'who holds the phone upright, and hears it': {},
  'who holds the phone upright, and hears nothing': { hearsNothing: true },
  'who lays the phone on its side, and hears it': { isOnItsSide: true },
  'who wants little motion': { wantsLittleMotion: true },
}

/**
 * Thirteen presses to the camera and one for the sound, then five to the card; filming also asks for the camera,
 * perhaps twice.
 */
const mostPresses = isFilmed ? 25 : 19

test.use({ ...phone, ...moving })

for (const [who, newcomer] of Object.entries(newcomers))
  test(
    `a newcomer ${who} gets from the landing page to the shared card`,
    newcomer.hasLargeText ? {} : again,
    async ({ page, context }) => {
      test.setTimeout(isFilmed ? 420_000 : 120_000)
      const effort = await countEffort(context)
      const begunAt = performance.now()
      const words = await walkToSharedCard(page, newcomer, isFilmed ? 'by-film' : 'by-word')
      const seconds = Math.round((performance.now() - begunAt) / 1000)
      tellDelays(effort)
      console.log(`  ${effort.presses} presses, ${words} words, ${seconds} s to the shared card`)
      expect(effort.presses).toBeLessThanOrEqual(mostPresses)
    },
  )
