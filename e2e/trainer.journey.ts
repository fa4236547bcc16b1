import { expect, type Page } from '@playwright/test'
import { moving } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { giveName } from './steps/onboarding.ts'
import { shellWords, trainerWords } from './steps/words.ts'

test.use(moving)

const greeting = 'Hello, I am Etta. I will show you what to do, step by step, and we will see how your'

/** Records what the page speaks, since a test cannot hear. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const heard: { words: string; rate: number }[] = []
    Object.assign(window, { heard })
    window.speechSynthesis.speak = ({ text, rate }) => void heard.push({ words: text, rate })
  })
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { words: string; rate: number }[] }).heard)

const mute = (page: Page) => page.getByRole('button', { name: 'Mute' })

test('Etta speaks her lines slowly and in order, each while it is on screen', async ({ page }) => {
  await listenIn(page)
  await page.goto('/onboarding/intro')
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(page.getByRole('button', { name: trainerWords.playAgain })).toBeVisible({ timeout: 20_000 })
  const said = await heardBy(page)
  expect(
    said
      .map(({ words }) => words)
      .join(' ')
      .split('Hello, I am Etta.'),
    'each line once',
  ).toHaveLength(2)
  expect(said.map(({ words }) => words).join(' ')).toContain(greeting)
  expect(said.length).toBeGreaterThan(1)
  for (const { rate } of said) {
    expect(rate).toBeLessThan(1)
    expect(rate).toBeGreaterThan(0.7)
  }
  await page.getByRole('button', { name: trainerWords.playAgain }).click()
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(said.length)
})

test('a muted Etta stays silent, even after a reload', async ({ page }) => {
  await listenIn(page)
  await page.goto('/onboarding/intro')
  await expect(mute(page)).toHaveAttribute('aria-pressed', 'false')
  await mute(page).click()
  await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: trainerWords.playAgain })).toBeVisible({ timeout: 20_000 })
  expect(await heardBy(page)).toEqual([])
  const kept = await page.evaluate(() => localStorage.getItem('onboarding-data'))
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ state: { isMuted: true } })
})

test('a phone without audible sound says so, and never says that the sound is on', async ({ page }) => {
  await page.addInitScript(() => {
    window.speechSynthesis.speak = utterance =>
      utterance.onerror?.(
        new SpeechSynthesisErrorEvent('error', { utterance, error: 'synthesis-unavailable' }),
      )
  })
  await page.goto('/onboarding/intro')
  await expect(page.getByText(trainerWords.silent)).toBeVisible()
  await expect(page.getByText(trainerWords.soundOn)).toHaveCount(0)
})

test('the sound hint appears about half a second after Etta', async ({ page }) => {
  await listenIn(page)
  await page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('figure')) seen.figure ??= performance.now()
      if (document.querySelector('figure')?.textContent?.includes('Sound is on'))
        seen.hint ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/onboarding/intro')
  await expect(page.getByText(trainerWords.soundOn)).toBeVisible()
  const { figure = 0, hint = 0 } = await page.evaluate(
    () => (window as unknown as { seen: Record<string, number> }).seen,
  )
  expect(hint - figure).toBeGreaterThan(450)
  expect(hint - figure).toBeLessThan(1500)
})

test('a browser without a voice logs this and still shows the words', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.addInitScript(() => {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
      Reflect.deleteProperty(name in Window.prototype ? Window.prototype : window, name)
  })
  await page.goto('/onboarding/intro')
  await expect(page.getByText(greeting)).toBeVisible()
  await expect.poll(() => said.join('\n')).toContain('Speech is not supported here')
})

test('a plate replaces Etta’s film if it does not arrive, and the words still appear', async ({ page }) => {
  await page.route('**/trainer/**', route => route.abort('internetdisconnected'))
  await page.goto('/onboarding/intro')
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(page.locator('figure .chronophotograph svg')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await giveName(page, 'Ada')
  await expect(page.getByLabel('Age')).toBeVisible()
})

test('a movement’s card opens its film, test, duration and instructions', async ({ page }) => {
  await rememberPerson(page)
  await page.goto('/assessment/workout-preview')
  await page.getByRole('button', { name: /Toe touch/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Toe touch' })
  await expect(sheet.getByText('With straight knees, reach for your toes')).toBeVisible()
  await expect(sheet.getByText('Flexibility')).toBeVisible()
  await expect(sheet.getByText('30 s')).toBeVisible()
  const film = sheet.locator('video')
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain('/trainer/toe-touch.')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await sheet.getByRole('button', { name: shellWords.buttons.close }).click()
  await expect(sheet).toHaveCount(0)
})
