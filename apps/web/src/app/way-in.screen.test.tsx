import { landingWords } from '@lithe/words/live/landing'
import { loginWords } from '@lithe/words/live/login'
import { personWords } from '@lithe/words/live/person'
import { safetyWords } from '@lithe/words/live/safety'
import { shellWords } from '@lithe/words/live/shell'
import { wayWords } from '@lithe/words/live/way'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { currentCaller } from '../memory/identity.ts'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { heading, mainAction } from '../testing/screens/finders.ts'
import { listed, person, recordedReport, serverWith } from '../testing/screens/known.ts'
import { asBefore } from '../testing/screens/looks.ts'
import { type App, openApp } from '../testing/screens/open-app.tsx'

beforeEach(asBefore)

/** Waits until the page at a path is shown. */
const expectPath = (app: App, path: string) => expect.poll(() => app.place()?.split('?')[0]).toBe(path)

async function giveName(app: App) {
  await expectPath(app, paths.intro.link())
  await page.getByRole('textbox').fill(person.name)
  await mainAction().click()
  await expectPath(app, paths.name.link())
}

async function giveAgeAndSex() {
  await page.getByRole('combobox').selectOptions(person.age)
  await page.getByRole('radio', { name: personWords.sexes[person.sex], exact: true }).click()
}

const straight = () => page.getByRole('link', { name: wayWords.straight })

async function goStraight(app: App) {
  await straight().click()
  await expectPath(app, paths.questionnaire.link())
}

test('a newcomer sees every page in the order of the specification', async () => {
  const server = { fetchUser: () => ({ userDetails: null, assessmentsData: [] }) }
  const app = await openApp(paths.start.link(), { server })
  await mainAction().click()
  await giveName(app)
  await expect.element(heading(wayWords.name.pleased({ name: person.name }))).toBeVisible()
  for (const next of [paths.credibility, paths.questionnaire]) {
    await mainAction().click()
    await expectPath(app, next.link())
  }
  await giveAgeAndSex()
  for (const next of [paths.confidence, paths.success, paths.privacy, paths.workoutPreview]) {
    await mainAction().click()
    await expectPath(app, next.link())
  }
})

test('the link to the test leads to the next page that still needs an answer', async () => {
  const app = await openApp(paths.intro.link())
  await giveName(app)
  await mainAction().click()
  await expectPath(app, paths.credibility.link())
  await goStraight(app)
  await giveAgeAndSex()
  await mainAction().click()
  await expectPath(app, paths.privacy.link())
  for (const reason of [paths.confidence, paths.success]) {
    await app.goTo(reason.link())
    await straight().click()
    await expectPath(app, paths.privacy.link())
  }
})

test('the link to the test asks for the parental consent that a child still lacks', async () => {
  const app = await openApp(paths.confidence.link(), { device: ownedBy({ ...person, age: '13' }) })
  await goStraight(app)
  await expect.element(mainAction()).toHaveAccessibleDescription(wayWords.questionnaire.missing.guardian)
})

test('a returning person skips the reasons, and has nothing left to answer', async () => {
  const app = await openApp(paths.intro.link(), { device: ownedBy() })
  for (const next of [paths.name, paths.questionnaire, paths.privacy]) {
    await mainAction().click()
    await expectPath(app, next.link())
  }
})

test('the greeting after a sign-in links to the account’s reports', async () => {
  const reports = [recordedReport('locked'), recordedReport('unlocked')]
  const app = await openApp(paths.home.link(), { device: ownedBy(), server: serverWith(reports) })
  await app.goTo(paths.intro.link(), { ...currentCaller(), assessments: reports.map(listed) })
  await page.getByRole('link', { name: wayWords.intro.reports({ count: 2 }) }).click()
  await expectPath(app, paths.list.link())
  await expect.element(page.getByRole('link', { name: /Mobility age/ }).first()).toBeVisible()
})

test.each([
  [paths.home.link(), () => landingWords.headline.whole],
  [paths.start.link(), () => wayWords.start.heading],
  [paths.login.link(), () => loginWords.title],
  [paths.workout.link(), () => safetyWords.questions.heading],
  ['/no-such-page', () => shellWords.notFound.heading],
])('%s is open to a visitor without name, age and sex', async (address, said) => {
  const app = await openApp(address)
  await expect.element(heading(new RegExp(said()))).toBeVisible()
  expect(app.place()).toBe(address)
})

test('a person sent to give their details returns to where they were going', async () => {
  const app = await openApp(paths.practice.link())
  await expect.poll(app.place).toMatch(/^\/onboarding\/intro\?returnTo=/)
  await giveName(app)
  await mainAction().click()
  await expectPath(app, paths.questionnaire.link())
  await giveAgeAndSex()
  await mainAction().click()
  await expect.poll(app.place).toBe(paths.practice.link())
})
