import { landingWords } from '@lithe/words/live/landing'
import { loginWords } from '@lithe/words/live/login'
import { shellWords } from '@lithe/words/live/shell'
import { signInWords } from '@lithe/words/live/sign-in'
import { storyWords } from '@lithe/words/live/story'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { button, heading, mainAction, pressDisabled } from '../../testing/screens/finders.ts'
import {
  asBefore,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { held } from '../../testing/screens/server.ts'

beforeEach(asBefore)

function expectAllWithinReach(screen: string) {
  for (const way of mainAction().all()) expectInView(way, screen)
  expectNoSidewaysScroll(screen)
  expectLargeTargets(screen)
}

const link = (name: string) => page.getByRole('link', { name })

test('the first screen without a bot has a headline, a sentence and one recommended button; promises follow below', async () => {
  const app = await openApp(paths.home.link())
  await expect.element(mainAction()).toMatchTextContent(landingWords.enter.browser)
  await expect.element(page.getByText(landingWords.enter.recommended)).toBeVisible()
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

const bot = { telegramBotUrl: 'https://t.me/lithe_bot' }

function beAnApplePhone() {
  const told = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
  onTestFinished(() => told.mockRestore())
}

const whereIs = (name: string) => link(name).element().getBoundingClientRect()
const isFilled = (name: string) =>
  getComputedStyle(link(name).element()).backgroundColor !== 'rgba(0, 0, 0, 0)'

test.each([
  ['on an Apple phone', true],
  ['elsewhere', false],
])(
  'a bot adds an equally large button, and the recommended one is first and filled: %s',
  async (_where, isApple) => {
    if (isApple) beAnApplePhone()
    const app = await openApp(paths.home.link(), { config: bot })
    const { browser, telegram, recommended } = landingWords.enter
    await expect.element(link(telegram)).toBeVisible()
    const [first, second] = isApple ? [telegram, browser] : [browser, telegram]
    await expect.element(link(first)).toMatchTextContent(new RegExp(`^${recommended}${first}`))
    await expect.element(page.getByText(recommended)).toBeInTheDocument()
    const [one, two] = [whereIs(first), whereIs(second)]
    expect([two.width, two.height]).toEqual([one.width, one.height])
    expect(one.height).toBeGreaterThanOrEqual(60)
    expect(two.top).toBeGreaterThan(one.bottom)
    expect([isFilled(first), isFilled(second)]).toEqual([true, false])
    expect(
      mainAction()
        .elements()
        .map(way => way.textContent),
    ).toEqual([expect.stringContaining(first), expect.stringContaining(second)])
    await expect.element(link(telegram)).toHaveAttribute('href', bot.telegramBotUrl)
    expectAllWithinReach('landing with a bot')
    await link(browser).click()
    await expect.poll(app.place).toBe(paths.login.link())
  },
)

test.each([
  ['a bot, on an Apple phone', true, bot],
  ['a bot, elsewhere', false, bot],
  ['no bot, on an Apple phone', true, {}],
  ['no bot, elsewhere', false, {}],
])(
  'the browser button stays in place when the server says that there is %s',
  async (_what, isApple, config) => {
    if (isApple) beAnApplePhone()
    const { wait, letGo } = held()
    await openApp(paths.home.link(), { config: wait.then(() => config) })
    const { browser, free } = landingWords.enter
    await expect.element(link(browser)).toBeVisible()
    const before = whereIs(browser)
    expect(mainAction().elements()).toHaveLength(1)
    letGo()
    await expect.element(page.getByText(free)).toBeVisible()
    expect(whereIs(browser)).toEqual(before)
  },
)

const sendButton = () => button(signInWords.email.send)

test('all ways to sign in are visible from the start, above the way in without an account', async () => {
  const app = await openApp(paths.login.link(), { config: { googleClientId: 'as the server has it' } })
  await expect.element(heading(loginWords.title)).toBeVisible()
  const { ways, email, google } = signInWords
  await expect.element(button(ways.google)).toBeVisible()
  const inOrder = [
    heading(loginWords.title),
    page.getByText(ways.googleOrEmail),
    button(ways.google),
    page.getByText(email.note),
    page.getByText(google.or, { exact: true }),
    page.getByRole('textbox', { name: email.label }),
    sendButton(),
    link(loginWords.start),
  ].map(part => part.element().getBoundingClientRect().top)
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  expectAllWithinReach('sign-in')
  await link(loginWords.start).click()
  await expect.poll(app.place).toBe(paths.start.link())
})

test('the page mentions Google only if it is offered', async () => {
  await openApp(paths.login.link())
  await expect.element(page.getByText(signInWords.ways.digits({ count: 6 }))).toBeVisible()
  await expect.element(page.getByText(signInWords.google.or, { exact: true })).not.toBeInTheDocument()
  expectAllWithinReach('sign-in without Google')
})

test('a person whose session has expired reads why, and still how to sign in', async () => {
  const userIdentifier = 'rosa@example.org'
  const app = await openApp(paths.home.link(), {
    device: { 'user-id': { userIdentifier } },
    config: { googleClientId: 'as the server has it' },
  })
  await app.goTo(paths.login.link(), { returnTo: { userIdentifier, path: paths.start.link(), state: null } })
  await expect.element(page.getByText(signInWords.ways.onceMore)).toBeVisible()
  await expect.element(page.getByText(signInWords.ways.googleOrEmail)).toBeVisible()
})

test('“Send OTP” waits for a plausible email address, says so above it, and a press leads to the field', async () => {
  const app = await openApp(paths.login.link(), { server: { sendOtp: () => ({ puzzle: null }) } })
  const field = page.getByRole('textbox')
  const { missing } = signInWords.email
  for (const typed of ['', 'rosa', 'rosa@example', 'rosa@@example.org']) {
    await field.fill(typed)
    await expect.element(sendButton()).toBeDisabled()
    await expect.element(sendButton()).toHaveAccessibleDescription(missing)
    await userEvent.keyboard('{Enter}')
    await button(shellWords.help).element().focus()
    await pressDisabled(sendButton())
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByText(missing)).toHaveClass(/ember-text/)
  }
  expect(app.callsOf('sendOtp')).toEqual([])
  await field.fill(' Rosa@Example.org ')
  await expect.element(page.getByText(missing)).not.toBeInTheDocument()
  await sendButton().click()
  await expect.poll(() => app.callsOf('sendOtp')).toMatchObject([{ email: 'rosa@example.org' }])
})
