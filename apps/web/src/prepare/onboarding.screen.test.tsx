import { ages, sexes } from '@lithe/contracts/constants'
import { captionsWords } from '@lithe/words/live/captions'
import { contentWords } from '@lithe/words/live/content'
import { personWords } from '@lithe/words/live/person'
import { wayWords } from '@lithe/words/live/way'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { keptState, ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction, pressDisabled } from '../testing/screens/finders.ts'
import { person, serverWith } from '../testing/screens/known.ts'
import { asBefore, emulate } from '../testing/screens/looks.ts'
import { type App, openApp } from '../testing/screens/open-app.tsx'
import { held, noNetwork } from '../testing/screens/server.ts'

beforeEach(asBefore)

const nameField = () => page.getByRole('textbox')
const ageField = () => page.getByRole('combobox')
const sexField = (sex: keyof typeof personWords.sexes) =>
  page.getByRole('radio', { name: personWords.sexes[sex], exact: true })
/** A device that knows only her name. */
const named = () => ownedBy({ ...person, age: '', sex: '' })

/** Waits until the page at a path is shown. */
const expectPath = (app: App, path: string) => expect.poll(() => app.place()?.split('?')[0]).toBe(path)

async function giveName(app: App, name: string) {
  await expectPath(app, paths.intro.link())
  await nameField().fill(name)
  await mainAction().click()
  await expectPath(app, paths.name.link())
}

async function giveAgeAndSex() {
  await ageField().selectOptions(person.age)
  await sexField(person.sex).click()
}

test('the greeting asks for the name, prefilled if known', async () => {
  const app = await openApp(paths.intro.link())
  await giveName(app, '  Ada ')
  await app.goTo(paths.intro.link())
  await expect
    .element(page.getByRole('textbox', { name: captionsWords['ask-name'].join(' ') }))
    .toHaveValue('Ada')
  await mainAction().click()
  await expectPath(app, paths.name.link())
})

test('Next waits for a name, says so above it, and a press leads to the field; the name is trimmed', async () => {
  const app = await openApp(paths.name.link())
  const { missing } = wayWords.name
  const told = () => page.getByText(missing, { exact: true })
  for (const typed of ['', '   ']) {
    await nameField().fill(typed)
    await expect.element(mainAction()).toBeDisabled()
    await expect.element(mainAction()).toHaveAccessibleDescription(missing)
    await userEvent.keyboard('{Enter}')
    nameField().element().blur()
    const before = told().element()
    await pressDisabled(mainAction())
    await expect.element(nameField()).toHaveFocus()
    await expect.element(nameField()).toHaveAccessibleDescription(missing)
    // Replaced, so that it is announced again.
    await expect.poll(() => before.isConnected).toBe(false)
  }
  await expect.element(page.getByRole('link', { name: wayWords.straight })).not.toBeInTheDocument()
  await nameField().fill('  Ada ')
  await expect.element(told()).not.toBeInTheDocument()
  await mainAction().click()
  await expectPath(app, paths.credibility.link())
  expect(keptState('onboarding-data')).toMatchObject({ name: 'Ada' })
})

test('there are 83 ages, from 12 to 94, two sexes, and an unobtrusive option not to say', async () => {
  await openApp(paths.questionnaire.link(), { device: named() })
  await expect.element(ageField()).toBeVisible()
  const offered = [...ageField().element().querySelectorAll('option:not([disabled])')].map(
    option => option.textContent,
  )
  expect(offered).toEqual(Array.from({ length: 83 }, (_, index) => String(12 + index)))
  expect([offered[0], offered.at(-1)]).toEqual([String(ages.min), String(ages.max)])
  const radios = page.getByRole('group', { name: personWords.sex }).getByRole('radio').elements()
  expect(radios.map(radio => radio.getAttribute('value'))).toEqual(['Male', 'Female'])
  expect(sexes).toEqual(['Male', 'Female', 'Undisclosed'])
  await expect.element(page.getByText(wayWords.questionnaire.lede)).toBeVisible()
  await sexField('Female').click()
  await button(personWords.sexes.Undisclosed).click()
  await expect.element(button(personWords.sexes.Undisclosed)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(sexField('Female')).not.toBeChecked()
  expect(keptState('onboarding-data')).toMatchObject({ sex: 'Undisclosed' })
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Then we compare you with women and men alike.')
})

test('age and sex continue only when complete, and only once while being saved', async () => {
  const { wait, letGo } = held()
  const app = await openApp(paths.questionnaire.link(), {
    device: named(),
    server: {
      updateUser: async ({ body: { userDetails } }) => {
        await wait
        return { userDetails }
      },
    },
  })
  const { missing } = wayWords.questionnaire
  await expect.element(mainAction()).toHaveAccessibleDescription(missing.age)
  await pressDisabled(mainAction())
  await expect.element(ageField()).toHaveFocus()
  await ageField().selectOptions(person.age)
  await expect.element(mainAction()).toHaveAccessibleDescription(missing.sex)
  await pressDisabled(mainAction())
  await expect.element(sexField('Male')).toHaveFocus()
  await expect.element(mainAction()).toBeDisabled()
  expect(app.callsOf('updateUser')).toEqual([])
  await sexField(person.sex).click()
  await expect.element(page.getByText(missing.sex)).not.toBeInTheDocument()
  await mainAction().click()
  await expect.element(mainAction()).toMatchTextContent('Saving...')
  await expect.element(mainAction()).toBeDisabled()
  letGo()
  await expectPath(app, paths.confidence.link())
  expect(app.callsOf('updateUser').map(({ userDetails }) => userDetails)).toEqual([person])
})

test('a failure to save the age is logged, and delays nothing', async () => {
  const said = vi.spyOn(console, 'warn')
  const app = await openApp(paths.intro.link(), { server: { ...serverWith(), updateUser: noNetwork } })
  await giveName(app, person.name)
  await mainAction().click()
  await expectPath(app, paths.credibility.link())
  await mainAction().click()
  await expectPath(app, paths.questionnaire.link())
  await giveAgeAndSex()
  await mainAction().click()
  await expectPath(app, paths.confidence.link())
  expect(said.mock.calls.flat().join('\n')).toContain('The person could not be saved on the server')
  expect(keptState('onboarding-data')).toMatchObject(person)
})

test('four sources, three authors and a story say what they are and are not', async () => {
  const app = await openApp(paths.credibility.link())
  const main = page.getByRole('main')
  await expect.element(main.getByRole('listitem').first()).toBeVisible()
  expect(main.getByRole('listitem').elements()).toHaveLength(4)
  expect(main.getByRole('link', { name: /opens in a new tab/ }).elements()).toHaveLength(4)
  await app.goTo(paths.confidence.link())
  await expect.element(page.getByText('do not endorse it')).toBeVisible()
  expect(main.getByRole('heading', { level: 2 }).elements()).toHaveLength(3)
  await expect.element(page.getByText('years of combined experience')).not.toBeInTheDocument()
  await app.goTo(paths.success.link())
  await expect.element(page.getByText(contentWords.story.example, { exact: true })).toBeVisible()
})

test('the keyboard alone leads from the greeting to the movements', async () => {
  const app = await openApp(paths.intro.link())
  const pressOn = async () => {
    for (let tabs = 0; tabs < 20; tabs += 1) {
      if (mainAction().element() === document.activeElement) break
      await userEvent.tab()
    }
    await expect.element(mainAction()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(mainAction()).toBeVisible()
  for (let tabs = 0; tabs < 20 && nameField().element() !== document.activeElement; tabs += 1)
    await userEvent.tab()
  await userEvent.keyboard('Ada')
  await userEvent.keyboard('{Enter}')
  const arriveAt = async ({ link }: { link: () => string }) => {
    await expectPath(app, link())
    // The previous page is shown until then.
    await expect.element(heading()).toHaveFocus()
  }
  await arriveAt(paths.name)
  for (const next of [paths.credibility, paths.questionnaire]) {
    await pressOn()
    await arriveAt(next)
  }
  await userEvent.tab()
  await userEvent.keyboard('62')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  for (const next of [paths.confidence, paths.success, paths.privacy, paths.workoutPreview]) {
    await pressOn()
    await arriveAt(next)
  }
})

test('pages only fade with reduced motion, and Etta stands still with her words', async () => {
  await emulate({ reducedMotion: 'reduce' })
  const app = await openApp(paths.intro.link(), { device: ownedBy() })
  await mainAction().click()
  await expectPath(app, paths.name.link())
  const moving = document
    .getAnimations()
    .flatMap(({ effect }) =>
      effect instanceof KeyframeEffect
        ? effect.getKeyframes().flatMap(frame => ('transform' in frame ? [String(frame.transform)] : []))
        : [],
    )
  expect(moving.filter(transform => transform !== 'none')).toEqual([])

  await app.goTo(paths.intro.link())
  await expect.element(page.getByText('Hello, I am Etta.')).toBeVisible()
  await expect.element(button('Play')).toBeVisible()
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(document.querySelector('video')?.currentTime).toBe(0)
})

test('Etta’s film, once the phone has paused it, continues on a press', async () => {
  await openApp(paths.intro.link(), { device: ownedBy() })
  const film = () => document.querySelector('video')
  await expect.poll(() => film()?.currentTime ?? 0).toBeGreaterThan(0.1)
  film()?.pause()
  const pausedAt = film()?.currentTime ?? 0
  await button('Play').click()
  await expect.poll(() => film()?.paused).toBe(false)
  expect(film()?.currentTime).toBeGreaterThanOrEqual(pausedAt)
})

test('the privacy page explains on request what a reminder stores, for how long, and how it ends', async () => {
  await openApp(paths.privacy.link(), { device: ownedBy() })
  const { more, reminders } = wayWords.privacy
  await expect.element(heading(wayWords.privacy.heading)).toBeVisible()
  expect(page.getByText(reminders).element().checkVisibility()).toBe(false)
  await button(more).click()
  await expect.element(page.getByText(reminders)).toBeVisible()
})
