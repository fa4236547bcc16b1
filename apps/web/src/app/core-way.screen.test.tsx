import { helpWords } from '@lithe/words/live/help'
import { shellWords } from '@lithe/words/live/shell'
import { signInWords } from '@lithe/words/live/sign-in'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useSignInEnded } from '../navigation/sign-in-again.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { type Stop, visitAll } from '../testing/screens/every-route.ts'
import { button } from '../testing/screens/finders.ts'
import { asBefore, emulate, expectLargeTargets, inBothColours, settle } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { showToast, useToasts } from '../ui/toasts.ts'

beforeEach(asBefore)
afterEach(() => void vi.useRealTimers())

/** Route names from the first page to the report, in the order visited here. */
const coreWay: readonly string[] = [
  'home',
  'login',
  'start',
  'intro',
  'name',
  'credibility',
  'questionnaire',
  'confidence',
  'success',
  'privacy',
  'workoutPreview',
  'workout',
  'report',
  'generate',
]

async function contrastBelowSeven(): Promise<string[]> {
  await settle()
  const { violations, passes } = await axe.run(document, {
    iframes: false,
    runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  })
  expect(passes.flatMap(({ nodes }) => nodes).length, 'texts that were measured').toBeGreaterThan(0)
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  )
}

/** Visits each page of the core way, and checks that none is skipped. */
async function visitCoreWay(look: (name: string, stop: Stop) => void | Promise<void>) {
  const seen: string[] = []
  await visitAll(async (name, stop) => {
    if (!coreWay.includes(name)) return
    seen.push(name)
    await look(name, stop)
  })
  expect(seen).toEqual(coreWay)
}

test('every page from the landing page to the report has a text contrast of 7:1 and controls of at least 48 px', async () => {
  await visitCoreWay(async name => {
    expectLargeTargets(name)
    await inBothColours(async colour =>
      expect.soft(await contrastBelowSeven(), `${name}, ${colour}`).toEqual([]),
    )
  })
}, 90_000)

const shown = () => ({
  address: location.pathname + location.search,
  heading: document.querySelector('h1')?.textContent,
  dialogs: document.querySelectorAll('[role="dialog"]').length,
})
/** Passes half an hour in steps of a minute, so that the page can render between them. */
async function passHalfAnHour() {
  for (let minute = 0; minute < 30; minute++) {
    vi.advanceTimersByTime(60_000)
    await new Promise(requestAnimationFrame)
  }
}

test('no page of the core way has a time limit: each is unchanged after half an hour', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  // The landing page's headline changes, but can be paused.
  await emulate({ reducedMotion: 'reduce' })
  await visitCoreWay(async name => {
    const before = shown()
    await passHalfAnHour()
    expect.soft(shown(), name).toEqual(before)
  })
}, 90_000)

test('an expired code is replaced with one press, and the email address stays', async () => {
  const clock = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
  vi.useFakeTimers({ toFake: [...clock], shouldAdvanceTime: true })
  const app = await openApp('/login', {
    server: { sendOtp: () => ({ puzzle: null }) },
    config: { emailSignIn: true },
  })
  await page.getByLabelText(signInWords.email.label).fill('rosa@example.org')
  await button(signInWords.email.send).click()
  const code = page.getByRole('textbox', {
    name: signInWords.code.label({ digits: 6, email: 'rosa@example.org' }),
  })
  await expect.element(code).toBeVisible()
  await passHalfAnHour()
  await expect.element(page.getByLabelText(signInWords.email.label)).toHaveValue('rosa@example.org')
  await button(signInWords.email.send).click()
  await expect.poll(() => app.callsOf('sendOtp')).toHaveLength(2)
  await expect.element(code).toBeVisible()
})

/** Pages that show an expired session at once, as no report can be made or read without the person's answer. */
const needsAnswer = ['generate', 'report']

test('no notice on the core way interrupts, moves anything or takes the focus', async () => {
  await visitCoreWay(async name => {
    await settle()
    const action = document.querySelector<HTMLElement>('[data-main-action] :is(button, a[href])')
    // Without a main action, the heading takes focus once rendered.
    if (action) action.focus()
    else await expect.poll(() => document.activeElement?.localName, { message: name }).toBe('h1')
    const focused = document.activeElement
    const before = shown()
    showToast({ title: 'News', description: name })
    if (!needsAnswer.includes(name))
      useSignInEnded.setState({ ended: { userIdentifier: userOf(), place: { path: '/', state: null } } })
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    const news = page.getByText('News', { exact: true }).first()
    if (name !== 'workout') await expect.element(news, { message: name }).toBeVisible()
    expect.soft(shown(), name).toEqual(before)
    expect.soft(document.activeElement, `${name} keeps the focus`).toBe(focused)
    expect.soft(document.querySelectorAll('[aria-live="assertive"]:not(:empty)'), name).toHaveLength(0)
    if (name === 'workout') await expect.element(news, { message: 'over the test' }).not.toBeInTheDocument()
    useSignInEnded.setState({ ended: null })
    useToasts.setState({ toasts: [] })
  })
}, 90_000)

const userOf = (): string => JSON.parse(localStorage.getItem('user-id') ?? '{}').state.userIdentifier

test('help comes last in the header, in the same place on every page', async () => {
  const places: Record<string, string> = {}
  await visitCoreWay(async name => {
    const header = document.querySelector('header')
    const help = [...(header?.querySelectorAll('button, a[href]') ?? [])].at(-1)
    expect.soft(help?.getAttribute('aria-label'), name).toBe(shellWords.help)
    await settle()
    const { right = 0, top = 0 } = help?.getBoundingClientRect() ?? {}
    places[name] = `${Math.round(right)} ${Math.round(top + window.scrollY)}`
  })
  expect(new Set(Object.values(places)), JSON.stringify(places)).toHaveProperty('size', 1)
}, 90_000)

test('help answers common questions in place, and gives a contact', async () => {
  await openApp('/onboarding/questionnaire', {
    device: ownedBy(),
    config: { supportEmail: 'help@lithe.example' },
  })
  await button(shellWords.help).click()
  const help = page.getByRole('dialog', { name: helpWords.title })
  await expect.element(help).toBeVisible()
  const { question, answer } = helpWords.answers.time
  await help.getByRole('button', { name: question }).click()
  await expect.element(help.getByText(answer)).toBeVisible()
  await expect
    .element(help.getByRole('link', { name: 'help@lithe.example' }))
    .toHaveAttribute('href', 'mailto:help@lithe.example')
  await help.getByRole('button', { name: shellWords.buttons.close }).click()
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(button(shellWords.help)).toHaveFocus()
})
