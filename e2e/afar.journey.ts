import { loadMovementsWords } from '@lithe/words/movements'
import { loadPlayerWords } from '@lithe/words/player'
import { expect, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { expectCountedForAfar, expectReadFromAfar, phonesHeld } from './steps/afar.ts'

const cue = '[role=status] [data-far]'
const plain = <Texts extends object>(texts: Texts) =>
  Object.values(texts).filter((text): text is string => typeof text === 'string')

for (const language of ['en', 'en-XA', 'ar-XB'] as const)
  test(`what is meant for a person two and a half metres away is 11 mm high and in view, however the phone is held (${language})`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    const { far, screens } = await loadPlayerWords[language]()
    const { units } = await loadMovementsWords[language]()
    const isLong = language !== 'en'
    await giveFilmCamera(page, ['empty-room'])
    await page.goto(`/player/?movement=squat&lang=${language}`)
    await page.getByRole('button', { name: screens.camera.use }).click({ timeout: 60_000 })
    await page.evaluate(() => window.filmCamera.load('empty-room'))
    await expect(page.locator(cue)).toHaveText(far.framing['step-into-view'], { timeout: 45_000 })

    const cues = [far.framing, far.moving, far.cues, far.practice].flatMap(plain)
    const ways = Object.values(far.movements).flatMap(({ pose, go }) => [pose, go])
    const counted = (['seconds', 'squat', 'push-up', 'stand'] as const).map(unit => units[unit]({ count: 7 }))
    for (const held of phonesHeld) {
      await page.setViewportSize(held)
      await expectReadFromAfar(page, { where: cue, texts: [...cues, ...ways], held, isLong })
      await expectCountedForAfar(page, { where: '#unit', texts: counted, held, isLong })
      await expectCountedForAfar(page, { where: '#number', texts: ['7', '60', '120'], held, isLong: false })
    }

    await page.getByRole('button', { name: screens.moving.stop }).click()
    await expect(page.locator(cue).first()).toHaveText(far.refusals.stopped)
    const told = [...plain(far.refusals), far.again({ seconds: 9 }), far.rest]
    for (const held of phonesHeld) {
      await page.setViewportSize(held)
      await expectReadFromAfar(page, { where: cue, texts: told, held, isLong })
    }
  })
