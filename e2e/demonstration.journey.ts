import { expect, test } from '@playwright/test'
import { button, countPoints, expectPath, expectRest, expectWords, fillIn } from './demonstration/points.ts'
import { openMiniApp, visitInChat } from './demonstration/sandbox-chat.ts'
import { serverAndBrowser, trialPort } from './playwright.config.ts'
import { again } from './steps/again.ts'
import { givePlayerThatAnswers } from './steps/answering-player.ts'
import { moving, phone } from './steps/devices.ts'
import { holdBack } from './steps/hold-back.ts'
import { browserEntry, openLanding, showCarousel, telegramEntry, wordsInTime } from './steps/landing.ts'
import {
  applyButton,
  dialog,
  expectUnlocked,
  payButton,
  processing,
  promoField,
  unlockButton,
} from './steps/payment.ts'
import { feelWell } from './steps/safety.ts'
import { giveShareSheet } from './steps/share-sheet.ts'
import { sendButton, startLink } from './steps/sign-in.ts'
import { type OwnServer, startServer } from './steps/start-server.ts'

// Headed, like people's browsers: the headless shell cannot open a second window for the checkout.
test.use({
  ...phone,
  ...moving,
  baseURL: `http://localhost:${trialPort}`,
  launchOptions: serverAndBrowser.use.launchOptions,
})

/** Like `npm start`, with stand-ins for every external service. */
let trial: OwnServer
test.beforeAll(async () => {
  trial = await startServer(trialPort, {})
})
test.afterAll(() => trial.stop())

test('ten minutes demonstrate twenty points of the specification', again, async ({ page, browser }) => {
  test.setTimeout(300_000)
  const shared = await giveShareSheet(page)
  const player = await givePlayerThatAnswers(page)
  const point = countPoints()

  await point(page, 'two ways in, the browser’s recommended', async () => {
    await openLanding(page)
    await expect(browserEntry(page)).toHaveAccessibleName('Recommended Start in the browser')
    await expect(telegramEntry(page)).toHaveAttribute('href', /\/sandbox\/chat$/)
    const sizes = await Promise.all([browserEntry(page), telegramEntry(page)].map(one => one.boundingBox()))
    expect(sizes[0]?.width, 'of one rank').toBe(sizes[1]?.width)
    expect(sizes[0]?.height).toBe(sizes[1]?.height)
    expect(sizes[0]?.y, 'the recommended one comes first').toBeLessThan(sizes[1]?.y ?? 0)
  })

  await point(page, 'the turning words, the promises and the studies', async () => {
    const turned = await wordsInTime(page, 5)
    const lasted = Object.fromEntries(turned.map(({ word, ms }) => [word, Math.round(ms / 1000)]))
    expect(lasted).toEqual({ Fit: 1, Happy: 1, Healthy: 1, Strong: 1, Prosper: 3 })
    await expectWords(page, '100% Private & Secure', 'AI-Powered Analysis', '5 Minutes or Less')
    const carousel = await showCarousel(page)
    await expect(carousel.getByRole('link')).toHaveCount(3)
  })

  await point(page, 'sign-in', async () => {
    await browserEntry(page).tap()
    await expectWords(page, 'Sign in to Lithe', 'Continue with Google or email OTP', 'OR')
    await expectWords(page, 'We only use your email to create or sign in to your account.')
    const { width = 0 } = (await button(page, 'Continue with Google').boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(260)
    expect(width).toBeLessThanOrEqual(420)
    await expect(sendButton(page)).toBeDisabled()
    await page.getByLabel('Your email').fill('ada@example.org')
    await expect(sendButton(page)).toBeEnabled()
  })

  await point(page, 'the start screen, its badge and what a long press on it offers', async () => {
    await startLink(page).tap()
    await expectPath(page, '/longevity-test')
    await button(page, 'Only 5 minutes').click({ delay: 900 })
    const asked = page.getByRole('dialog', { name: 'Clear local data?' })
    await expect(asked).toContainText('This will remove all saved profiles and settings from this device.')
    await expect(button(page, 'Clear')).toBeEnabled()
    await button(page, 'Cancel').tap()
    await expect(asked).toHaveCount(0)
  })

  await point(page, 'the trainer, and a Next that waits for a name', async () => {
    await button(page, 'Start My Longevity Test').tap()
    await expect(button(page, 'Starting...')).toBeVisible()
    await expectPath(page, '/onboarding/intro')
    const name = page.getByRole('textbox')
    await fillIn(page, 'Next', [() => name.fill('   '), () => name.fill('Ada')])
  })

  await point(page, 'her answer, and where four partners would be', async () => {
    await button(page, 'Next').tap()
    await expectPath(page, '/onboarding/longevity')
    await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible()
    await button(page, 'Next').tap()
    await expectPath(page, '/onboarding/credibility')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(4)
  })

  await point(page, 'age and sex', async () => {
    await button(page, 'Continue').tap()
    await expectPath(page, '/onboarding/questionnaire')
    await expectWords(page, 'Sex assigned at birth?', 'your report depends on them')
    await expect(page.getByRole('radio')).toHaveCount(2)
    const age = page.getByLabel('Age')
    await expect(age.locator('option[value]:not([value=""])')).toHaveCount(83)
    await fillIn(page, 'Continue', [
      () => age.selectOption('62'),
      () => page.getByText('Female', { exact: true }).tap(),
    ])
  })

  await point(page, 'where three experts would be, and a story', async () => {
    await button(page, 'Continue').tap()
    await expectPath(page, '/onboarding/confidence')
    await expectWords(page, 'Three papers this is based on')
    await button(page, 'Continue').tap()
    await expectPath(page, '/onboarding/success')
    await expectWords(page, 'Illustrative example')
  })

  await point(page, 'what stays private', async () => {
    await button(page, 'Continue').tap()
    await expectPath(page, '/assessment/privacy')
    await expectWords(page, 'Only the camera, no microphone', 'Nothing is recorded', 'Measured on your phone')
  })

  await point(page, 'three movements and two breaks', async () => {
    await button(page, 'Continue').tap()
    await expectPath(page, '/assessment/workout-preview')
    await expect(page.getByRole('button', { name: /^Show the movement:/ })).toHaveCount(3)
    await expect(page.getByText('Break, 15 s')).toHaveCount(2)
    await expectWords(page, '150 seconds')
    await expect(button(page, 'Start the test')).toBeVisible()
  })

  await point(page, 'the questions, the movements and their rests', async () => {
    await button(page, 'Start the test').tap()
    await expectPath(page, '/assessment/workout')
    await feelWell(page)
    await button(page, 'I’m ready').tap()
    await expect.poll(player.told).toEqual(['start'])
    await player.complete('single-leg-stance')
    const countDown = await expectRest(page, 'Good job! One done, two to go.')
    await countDown()
    await expect.poll(async () => (await player.told()).length, { message: 'at 0' }).toBe(2)
    await player.complete('toe-touch')
    await expectRest(page, 'Great job! Only one more left!')
    await button(page, 'Rest longer: +10 s').tap()
    await expectWords(page, 'Extra rest: +10 s')
  })

  const making = await holdBack(page, '**/generate-report')
  await point(page, 'the report is made by itself', async () => {
    await button(page, 'Skip rest').tap()
    await expect.poll(async () => (await player.told()).length).toBe(3)
    await player.complete('squat')
    await expectWords(page, 'Generating Your Report')
  })

  await point(page, 'the mobility age beside one’s own', async () => {
    making.letGo()
    await expect(page).toHaveURL(/\/assessment\/report\/[\w-]+$/, { timeout: 30_000 })
    await button(page, 'Show me my age').tap()
    const said = page.getByRole('main').getByText(/You move like someone of about \d+, .* your 62\b/)
    await expect(said).toBeVisible({ timeout: 15_000 })
    const [, told = '', comparison] =
      /about (\d+), (younger than|close to|older than) your 62/.exec((await said.textContent()) ?? '') ?? []
    const years = Number(told) - 62
    expect(comparison).toBe(years <= -2 ? 'younger than' : years >= 2 ? 'older than' : 'close to')
  })

  await point(page, 'the dialog with its price and promo code', async () => {
    await unlockButton(page).tap()
    await expect(dialog(page)).toContainText('The full report costs $2.')
    await expect(promoField(page)).toBeVisible()
    await expect(applyButton(page)).toBeDisabled()
  })

  const report = page.url()
  await point(page, 'a payment is waited for, and opens the report', async () => {
    await payButton(page).tap()
    await expect(page).toHaveURL(/\/sandbox-checkout\//)
    const checkout = page.url()
    await page.goto(report)
    await expect(processing(page)).toBeVisible()
    await page.request.post(`${checkout}/pay`)
    await expectUnlocked(page)
  })

  await point(page, 'each movement, its zone, what was seen and what to do', async () => {
    await page.reload()
    await expectWords(page, '31.4 seconds', 'Longest hold duration within 60s', '82 degrees', '16 squats')
    await expect(page.getByRole('img', { name: /: \d+\sof\s100$/ }).filter({ visible: true })).toHaveCount(3)
    const todo = page.getByRole('region', { name: 'What to do this week' })
    expect(await todo.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    await todo.scrollIntoViewIfNeeded()
  })

  await point(page, 'the card, the feedback and the thanks', async () => {
    await button(page, 'Share how I move').tap()
    await button(page, 'Share').tap()
    await expect.poll(() => shared.length).toBe(1)
    expect(Buffer.from(shared[0]?.base64 ?? '', 'base64').readUInt32BE(16), 'wide').toBe(1080)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Close', exact: true }).tap()
    await expect(page).toHaveURL(/\/assessment\/feedback\?assessmentId=/)
    const stars = page.getByRole('radio', { name: /^5 stars: Excellent/ })
    await fillIn(page, 'Submit Feedback', [() => stars.check({ force: true })])
    await button(page, 'Submit Feedback').tap()
    await expectWords(page, 'Thank You!', 'Your feedback has been submitted successfully.')
  })

  await point(page, 'the people and their reports', async () => {
    await button(page, 'Continue').tap()
    await expectWords(page, 'Who’s taking the assessment?')
    await button(page, 'Add Profile').tap()
    await expectPath(page, '/onboarding/intro')
    await page.getByRole('textbox').fill('Emil')
    await page.goto('/profiles')
    await button(page, 'Manage Profiles').tap()
    await button(page, 'Delete Emil').tap()
    await expectWords(page, 'Are you sure you want to delete this profile and all associated assessment')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
    await expect(page.getByText('Emil')).toHaveCount(0, { timeout: 30_000 })
    await button(page, 'Done Editing').tap()
    await page.getByRole('button', { name: /Ada/ }).tap()
    await expectPath(page, '/assessment/list')
    await expectWords(page, 'Your reports')
  })

  await point(page, 'what came of a payment', async () => {
    await page.goto('/payment-result')
    await expectWords(page, 'Payment Successful!', 'Full report access granted')
  })

  const { context, page: chat, app } = await openMiniApp(browser, trial.origin, 'Rosa')
  await point(chat, 'the same in the messenger, with the checkout outside', () => visitInChat(chat, app))
  await context.close()
})
