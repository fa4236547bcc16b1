import { landingWords } from '@lithe/words/live/landing'
import { loginWords } from '@lithe/words/live/login'
import { signInWords } from '@lithe/words/live/sign-in'
import { storyWords } from '@lithe/words/live/story'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction } from '../testing/screens/finders.ts'
import {
  asBefore,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'

beforeEach(asBefore)

function expectAllWithinReach(screen: string) {
  for (const way of mainAction().all()) expectInView(way, screen)
  expectNoSidewaysScroll(screen)
  expectLargeTargets(screen)
}

const link = (name: string) => page.getByRole('link', { name })

test('the first screen is a headline, one sentence and one button; what is promised stands below', async () => {
  const app = await openApp(paths.home.link())
  await expect.element(mainAction()).toHaveTextContent(landingWords.enter.browser)
  expectAllWithinReach('landing')
  const sentence = page.getByText(landingWords.lede({ movements: 3, minutes: 5 }))
  expectInView(sentence, 'landing')
  const promises = [storyWords.trust.private, storyWords.trust.ai, storyWords.trust.minutes({ minutes: 5 })]
  for (const promise of promises) {
    const said = page.getByText(promise, { exact: true })
    await expect.element(said).toBeVisible()
    const foot = document.querySelector('[data-main-action]')?.getBoundingClientRect().top ?? 0
    expect(said.element().getBoundingClientRect().top, promise).toBeGreaterThan(foot)
  }
  await mainAction().click()
  await expect.poll(app.place).toBe(paths.login.link())
})

test('beside a bot there is still one button; the bot is a quiet line under it', async () => {
  await openApp(paths.home.link(), { config: { telegramBotUrl: 'https://t.me/lithe_bot' } })
  await expect.element(link(landingWords.enter.telegram)).toBeVisible()
  const tall = mainAction()
    .elements()
    .filter(way => way.getBoundingClientRect().height >= 60)
  expect(tall.map(way => way.textContent)).toEqual([expect.stringContaining(landingWords.enter.browser)])
  expectAllWithinReach('landing with a bot')
})

test('to begin without an account comes first; a newcomer meets Etta at once', async () => {
  const app = await openApp(paths.login.link())
  await expect.element(heading(loginWords.title)).toBeVisible()
  expectAllWithinReach('the choice')
  const [first, second] = mainAction().elements()
  expect(first?.textContent).toBe(loginWords.start)
  expect(second?.textContent).toBe(loginWords.before)
  const [tall, alike] = [first, second].map(way => way?.getBoundingClientRect().height)
  expect(tall).toBeGreaterThanOrEqual(60)
  expect(alike).toBe(tall)
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await link(loginWords.start).click()
  await expect.poll(app.place).toBe(paths.intro.link())
})

test('who is known here goes on to the start, where reports and what waits are', async () => {
  const app = await openApp(paths.login.link(), { device: ownedBy() })
  await link(loginWords.start).click()
  await expect.poll(app.place).toBe(paths.start.link())
})

test('who has been here before is asked for an address; a press without one says so and leads to the field', async () => {
  const app = await openApp(paths.login.link())
  await button(loginWords.before).click()
  await expect.element(page.getByText(signInWords.ways.digits({ count: 6 }))).toBeVisible()
  await expect.element(page.getByText(signInWords.email.note)).toBeVisible()
  await button(signInWords.email.send).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(signInWords.email.missing)
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(app.callsOf('sendOtp')).toEqual([])
})

test('where Google is offered the page says so, in the words of the specification', async () => {
  await openApp(paths.login.link(), { config: { googleClientId: 'as the server has it' } })
  await button(loginWords.before).click()
  await expect.element(page.getByText(signInWords.ways.googleOrEmail)).toBeVisible()
  await expect.element(button(signInWords.ways.google)).toBeVisible()
})
