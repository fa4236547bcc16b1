import { expect, test } from '@playwright/test'
import { again } from './steps/again.ts'
import { countEffort } from './steps/count-effort.ts'
import { phone } from './steps/devices.ts'
import { readyButton, type Way, walkToReady } from './steps/way-in.ts'
import { playerWords } from './steps/words.ts'
import { wordsToRead } from './steps/words-to-read.ts'

/** Maximum presses of each way. */
const mostPresses = { 'as written': 17, straight: 14 } satisfies Record<Way, number>

test.use({ ...phone, hasTouch: true })

// newcomer.journey.ts covers the straight way in every run.
for (const way of ['as written', 'straight'] as const)
  test(
    `the way from the landing page to the camera, ${way}, takes at most ${mostPresses[way]} presses`,
    way === 'straight' ? again : {},
    async ({ page, context }) => {
      test.setTimeout(180_000)
      const effort = await countEffort(context)
      const pages: { name: string; read: number; chosen: number }[] = []
      async function note(name: string, { onFirstScreen = false } = {}) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html[data-way]')).toHaveCount(0)
        pages.push({ name, ...(await wordsToRead(page, { onFirstScreen })) })
      }

      await walkToReady(page, note, way)
      await note('ready')
      await readyButton(page).tap()
      const player = page.frameLocator('iframe')
      await expect(player.getByRole('button', { name: playerWords.screens.camera.use })).toBeVisible()

      const read = pages.reduce((sum, one) => sum + one.read, 0)
      const chosen = pages.reduce((sum, one) => sum + one.chosen, 0)
      for (const one of pages) console.log(`  ${one.name}: ${one.read} words, ${one.chosen} to choose among`)
      console.log(`  ${way}: ${effort.presses} presses, ${read} words to read and ${chosen} to choose among`)
      expect(effort.presses).toBeLessThanOrEqual(mostPresses[way])
    },
  )
