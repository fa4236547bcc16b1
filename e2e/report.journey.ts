import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './steps/accessibility.ts'
import { again } from './steps/again.ts'
import { desktop, phone, phoneOnItsSide, smallPhone } from './steps/devices.ts'
import { test } from './steps/frugal-test.ts'
import { person, rememberPerson } from './steps/known-report.ts'
import { doubleText, expectInView, expectNoSidewaysScroll } from './steps/layout.ts'
import { makeReport, openReport, openReportWithGaps } from './steps/open-report.ts'
import { dayColour } from './steps/token-colour.ts'
import { shellWords } from './steps/words.ts'

const main = (page: Page) => page.getByRole('main')
const entry = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a full report states the age and its range, what was measured, what to do, and how it is known', async ({
  page,
}) => {
  await openReport(page, 'unlocked')
  const figure = page.getByRole('figure', {
    name: /^Mobility age about \d+, likely \d+\sto\s\d+\. You are 62\.$/,
  })
  await expect(figure).toBeVisible()
  const [, age = '', low = '', high = ''] =
    /about (\d+), likely (\d+)\sto\s(\d+)/.exec((await figure.getAttribute('aria-label')) ?? '') ?? []
  await expect(figure.getByText(age, { exact: true })).toBeVisible()
  await expect(figure.getByText('you are 62')).toBeVisible()
  await expect(main(page).getByText(`You move like someone of about ${age}, close to your 62.`)).toBeVisible()
  await expect(main(page).getByText(`The likely range is ${low}–${high}.`)).toBeVisible()
  await expect(
    main(page).getByText(/\d+ in 100 people of your age do less, likely \d+\sto\s\d+/),
  ).toBeVisible()
  await page.getByRole('button', { name: `What “likely ${low}–${high}” means` }).click()
  const range = main(page).getByText(`lies between ${low} and ${high} four times out of five.`)
  await expect(range.filter({ visible: true }), 'on paper it is said once more').toHaveCount(1)

  await expect(main(page).getByText('We begin with your own age: it makes up about')).toBeVisible()

  const balance = entry(page, 'Balance')
  await expect(balance.getByText('31.4 seconds', { exact: true })).toBeVisible()
  await expect(balance.getByText('Longest hold duration within 60s')).toBeVisible()
  await expect(entry(page, 'Flexibility').getByText('82 degrees', { exact: true })).toBeVisible()
  const strength = entry(page, 'Strength')
  await expect(strength.getByText('16 squats', { exact: true })).toBeVisible()
  await expect(strength.getByText('2 more were not quite full')).toBeVisible()
  let whole = 0
  for (const test of ['Balance', 'Flexibility', 'Strength']) {
    await expect(entry(page, test).getByRole('img', { name: /: \d+\sof\s100$/ })).toBeVisible()
    const bar = entry(page, test).getByRole('img', { name: /: \d+\sof\s100$/ })
    const [, score = ''] = / (\d+)\sof\s100$/.exec((await bar.getAttribute('aria-label')) ?? '') ?? []
    const [word, token] =
      Number(score) < 20
        ? ['Most room to grow', 'zone-red']
        : Number(score) < 40
          ? ['Room to grow', 'zone-yellow']
          : ['Going well', 'zone-green']
    await expect(entry(page, test).getByText(word, { exact: true })).toHaveCSS(
      'color',
      await dayColour(page, token),
    )
    const effect =
      (await entry(page, test)
        .getByText(/^It (adds|takes|leaves) /)
        .textContent()) ?? ''
    const years = Number(/\d+/.exec(effect)?.[0] ?? 0)
    whole += effect.startsWith('It takes') ? -years : years
  }
  expect(whole, 'the years of the tests lead from the real age to the one told').toBe(Number(age) - 62)

  const week = page.getByRole('region', { name: 'What to do this week' })
  expect(await week.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'What balance is compared with' }).click()
  await expect(
    page.getByRole('link', { name: /^Read it where it was published.*unipedal stance test/ }).last(),
  ).toHaveAttribute('href', /^https:\/\/doi\.org\//)
  await expect(
    main(page)
      .getByText(/^We start from your own age.*the harder the numbers pull/)
      .filter({ visible: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'What we do not know' }).click()
  await expect(main(page).getByText(/about your health: no one has tested that/)).toBeVisible()
  await expect(main(page).getByText(/no table by age exists for either/)).toBeVisible()
})

test('closing a report leads to the feedback on that assessment', async ({ page }) => {
  const assessmentId = await openReport(page, 'unlocked')
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(`/assessment/feedback?assessmentId=${assessmentId}`)
})

test('a locked report shows the free summary above a blurred breakdown without any words', async ({
  page,
}) => {
  const read = page.waitForResponse(answer => /\/api\/lithe\/report\//.test(answer.url()))
  await openReport(page, 'locked')
  // Times may contain any digits.
  const told = (await (await read).text()).replace(/"[\d-]+T[\d:.]+Z"/g, '')
  expect(told).not.toMatch(/userScore|31\.4|82\.4/)
  await expect(main(page).getByText(/You move like someone of about \d+/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In your full report' })).toBeVisible()
  const blurs = main(page).locator('[inert]')
  await expect(blurs).toHaveCount(3)
  for (const blur of await blurs.all()) {
    await expect(blur).toHaveCSS('filter', 'blur(7px)')
    await expect(blur, 'there is nothing to be read').toHaveText('')
    await expect(blur).toHaveAttribute('aria-hidden', 'true')
  }
})

test('a test without a number says why, what to do about it, and that it is left out', async ({ page }) => {
  await openReportWithGaps(page)
  const flexibility = entry(page, 'Flexibility')
  await expect(
    flexibility.getByText('Not measured: your knees were bent. It is left out of your mobility age.'),
  ).toBeVisible()
  await expect(flexibility.getByText(/^Next time, keep your knees straight/)).toBeVisible()
  await expect(entry(page, 'Strength').getByText(/^Not measured\. It is left out/)).toBeVisible()
  const grey = await dayColour(page, 'ink-soft')
  await expect(flexibility.getByText('No number this time')).toHaveCSS('color', grey)
  await expect(entry(page, 'Balance').getByText('31.4 seconds', { exact: true })).toBeVisible()
  await expectAccessible(page, 'report with gaps')
  await page.getByRole('button', { name: 'Take the test again' }).click()
  await expect(page).toHaveURL(/\/assessment\/preview$/)
})

test('a loading report says so, and a report that does not arrive offers the test', async ({ page }) => {
  const assessmentId = await makeReport(page, 'locked')
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  let giveUp = () => {}
  const asked = new Promise<void>(resolve => {
    giveUp = resolve
  })
  await page.route('**/api/lithe/report/**', async route => {
    await asked
    await route.abort('connectionrefused')
  })
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(page.getByRole('progressbar', { name: 'One moment' })).toBeVisible()
  giveUp()
  await expect(page.getByRole('heading', { name: 'Report Not Available' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Unable to load report data.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(logged.join('\n')).toContain('The report could not be read')
  await page.getByRole('button', { name: 'Start Assessment' }).click()
  await expect(page).toHaveURL(/\/assessment\/preview$/)
})

test('the page without an assessment id shows no report and returns to the preview', async ({ page }) => {
  await rememberPerson(page)
  await page.goto('/assessment/report')
  await expect(page).toHaveURL(/\/assessment\/preview$/)
})

test('the URL without an id shows the report last read on this device', async ({ page }) => {
  await openReport(page, 'unlocked')
  await page.goto('/assessment/report')
  await expect(main(page).getByText('31.4 seconds', { exact: true }).first()).toBeVisible()
})

test('the age appears at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReport(page, 'unlocked')
  const moving = await page.evaluate(() =>
    document.getAnimations().map(animation => (animation as CSSAnimation).animationName),
  )
  expect(moving.filter(name => !['appear', 'rest'].includes(name))).toEqual([])
})

for (const device of [phone, smallPhone, desktop])
  test.describe(`on a screen of ${device.viewport.width} by ${device.viewport.height}`, () => {
    test.use(device)
    test(
      'a report fits, and 200 % text loses nothing',
      device === smallPhone ? {} : again,
      async ({ page }) => {
        await openReport(page, 'unlocked')
        await expectInView(page, page.getByRole('button', { name: /^Begin: your/ }), 'report')
        await expectNoSidewaysScroll(page, 'report')
        await doubleText(page)
        await expectNoSidewaysScroll(page, 'report with doubled text')
        await expect(page.getByRole('button', { name: /^Begin: your/ })).toBeInViewport()
      },
    )
  })

test.describe('on a phone on its side', () => {
  test.use(phoneOnItsSide)
  test('the age appears next to its explanation, and nothing asks to turn the phone', async ({ page }) => {
    await openReport(page, 'locked')
    const [dial, heading] = [page.getByRole('figure'), page.getByRole('heading', { level: 1 })]
    await expectInView(page, dial, 'the dial')
    await expectInView(page, heading, 'the heading')
    const [left, right] = [await dial.boundingBox(), await heading.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    await expect(page.getByText('Please rotate your device')).toBeHidden()
  })
})

test('a report can be read and left by keyboard alone', async ({ page }) => {
  await openReport(page, 'unlocked')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: shellWords.help })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/is our best single guess/)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'How was your experience?' })).toBeFocused()
})

test('a report keeps the person’s name in the heading and out of the URL', async ({ page }) => {
  await openReport(page, 'locked')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`, ${person.name}$`) })).toBeVisible()
  expect(page.url()).not.toContain(person.name)
})
