import { expect, test } from '@playwright/test'
import { countEffort } from './steps/count-effort.ts'
import { phone } from './steps/devices.ts'
import { readyButton, walkToReady } from './steps/way-in.ts'
import { playerWords } from './steps/words.ts'
import { wordsToRead } from './steps/words-to-read.ts'

/** What the straight way may cost; before it was laid, it cost 20 presses and some 880 words. */
const most = { presses: 10, words: 300 }
const former = { presses: 20, words: 880 }

test.use({ ...phone, hasTouch: true })

test('from the landing page to the camera it takes ten presses and three hundred words at most', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const effort = await countEffort(context)
  const pages: { name: string; read: number; chosen: number }[] = []
  async function note(name: string, { onFirstScreen = false } = {}) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html[data-way]')).toHaveCount(0)
    pages.push({ name, ...(await wordsToRead(page, { onFirstScreen })) })
  }

  await walkToReady(page, note)
  await note('ready')
  await readyButton(page).tap()
  const player = page.frameLocator('iframe')
  await expect(player.getByRole('button', { name: playerWords.screens.camera.use })).toBeVisible()

  const read = pages.reduce((sum, one) => sum + one.read, 0)
  const chosen = pages.reduce((sum, one) => sum + one.chosen, 0)
  for (const one of pages) console.log(`  ${one.name}: ${one.read} words, ${one.chosen} to choose among`)
  console.log(
    `  ${effort.presses} presses, ${read} words to read and ${chosen} to choose among; formerly ${former.presses} presses, ${former.words} words`,
  )
  expect(effort.presses).toBeLessThanOrEqual(most.presses)
  expect(read).toBeLessThanOrEqual(most.words)
})
