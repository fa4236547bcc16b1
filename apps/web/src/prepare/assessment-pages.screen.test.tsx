import { breakSeconds, workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { captionsWords } from '@lithe/words/live/captions'
import { easierWayWords } from '@lithe/words/live/easier-way'
import { helpWords } from '@lithe/words/live/help'
import { movementsWords } from '@lithe/words/live/movements'
import { preparingWords } from '@lithe/words/live/preparing'
import { safetyWords } from '@lithe/words/live/safety'
import { shellWords } from '@lithe/words/live/shell'
import { wayWords } from '@lithe/words/live/way'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { keptState, ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction, press } from '../testing/screens/finders.ts'
import { asBefore } from '../testing/screens/looks.ts'
import { type App, openApp } from '../testing/screens/open-app.tsx'
import { answerNothingTrue } from '../testing/screens/preparation.ts'

beforeEach(asBefore)

const open = (path: string) => openApp(path, { device: ownedBy() })
const expectPlace = (app: App, path: { link: () => string }) => expect.poll(app.place).toBe(path.link())
const main = () => page.getByRole('main')

test('the privacy page promises camera only, no recording, and measuring on the phone', async () => {
  const app = await open(paths.privacy.link())
  for (const promise of ['Only the camera', 'Nothing is recorded', 'Measured on your phone'])
    await expect.element(page.getByRole('heading', { name: promise })).toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workoutPreview)
})

test('the privacy page shows all that is sent, who stores it and how to withdraw; a press shows how long it is stored', async () => {
  await open(paths.privacy.link())
  const { sent, never, takeBack, agree, more, erased } = wayWords.privacy
  for (const said of [...sent, never, takeBack, agree])
    await expect.element(page.getByText(said)).toBeVisible()
  const howLong = page.getByText(erased({ months: 24 }))
  await expect.element(howLong).not.toBeVisible()
  await button(more).click()
  await expect.element(howLong).toBeVisible()
})

test('the tips lead to the setup, to the player’s screen, and to the movements', async () => {
  const app = await open(paths.workoutPreview.link())
  await button(workoutPreviewWords.ready).click()
  await page.getByRole('link', { name: workoutPreviewWords.tips }).click()
  await expectPlace(app, paths.tips)
  await button(preparingWords.gotIt).click()
  await expectPlace(app, paths.preview)
  await expect.poll(() => main().getByRole('listitem').elements()).toHaveLength(3)
  await mainAction().click()
  await expectPlace(app, paths.accurateResults)
  await expect
    .element(page.getByRole('figure', { name: /An example of the phone during the test/ }))
    .toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workoutPreview)
})

test('practice leads to the workout', async () => {
  const app = await open(paths.workoutPreview.link())
  await button(workoutPreviewWords.ready).click()
  await page.getByRole('link', { name: 'Practise first' }).click()
  await expect.element(heading('Practise first')).toBeVisible()
  await mainAction().click()
  await expectPlace(app, paths.workout)
})

test('the room drawing shows one whole person standing on its floor', async () => {
  await open(paths.preview.link())
  const room = page.getByRole('img', { name: preparingWords.preview.drawn })
  await expect.poll(() => room.element().querySelectorAll('.last-pose')).toHaveLength(1)
  const shown = room.element().querySelector('[data-plate] svg')
  expect([...(shown?.children ?? [])].filter(({ tagName }) => tagName === 'g')).toHaveLength(1)
  const frame = room.element().getBoundingClientRect()
  const body = shown?.querySelector('.last-pose')?.getBoundingClientRect()
  const floor = room.element().querySelector('path[d^="M14 190"]')?.getBoundingClientRect()
  expect([body?.top, body?.left].every(side => (side ?? 0) > 0)).toBe(true)
  expect(body?.top).toBeGreaterThan(frame.top)
  expect(body?.right).toBeLessThan(frame.right)
  expect(Math.abs((body?.bottom ?? 0) - (floor?.bottom ?? 0))).toBeLessThan(4)
})

test('the preview lists exercises and breaks with their pictures, and the total in seconds', async () => {
  const app = await open(paths.workoutPreview.link())
  expect(workoutSeconds(workoutSets.default)).toBe(150)
  await expect.element(page.getByText('150 seconds', { exact: true })).toBeVisible()
  await expect.element(page.getByText(workoutPreviewWords.minutes)).toBeVisible()
  const items = () => main().getByRole('list').first().getByRole('listitem').elements()
  const rest = `Break, ${breakSeconds}\u00a0s`
  const named = ['single-leg-stance', 'toe-touch', 'squat'] as const
  const [stance, reach, squats] = named.map(movement => movementsWords.names[movement])
  await expect
    .poll(() => items().map(item => item.textContent))
    .toEqual([stance, rest, reach, rest, squats].map(words => expect.stringContaining(words ?? '')))
  await expect
    .poll(() => items().flatMap(item => [...item.querySelectorAll('.chronophotograph svg')]))
    .toHaveLength(3)
  await expect.element(page.getByText(captionsWords.ready[0] ?? '')).toBeVisible()
  await expect.element(mainAction()).toMatchTextContent('Start the test')
  await mainAction().click()
  await expectPlace(app, paths.workout)
})

test('the questions come before the test, and can be answered only once all are seen', async () => {
  await open(paths.workout.link())
  await expect.element(heading(safetyWords.questions.heading)).toBeVisible()
  await expect.element(button(safetyWords.questions.readOn)).toBeVisible()
  await expect.element(button(safetyWords.questions.none)).not.toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
  await answerNothingTrue()
  await expect.poll(() => keptState('workout-session')).toMatchObject({ ladder: {} })
  await expect.element(heading(movementsWords.names['single-leg-stance'])).toBeVisible()
})

test('a tick leads to its page, can be changed there, and is stored nowhere', async () => {
  const app = await open(paths.workout.link())
  await page.getByRole('checkbox', { name: safetyWords.answers['chest-pain'] }).click()
  await mainAction().click()
  await expect.element(heading(safetyWords.notToday.title)).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('chest-pain')
  expect(JSON.stringify(history.state)).not.toContain('chest-pain')
  await button(safetyWords.notToday.change).click()
  await expect.element(page.getByRole('checkbox', { name: safetyWords.answers['chest-pain'] })).toBeChecked()
  await app.goTo(paths.practice.link())
  await expect.element(heading('Practise first')).toBeVisible()
  await app.goTo(paths.workout.link())
  await expect
    .element(page.getByRole('checkbox', { name: safetyWords.answers['chest-pain'] }))
    .not.toBeChecked()
})

test('a changed list of movements is shown once, before the first movement', async () => {
  await open(paths.workout.link())
  await page.getByRole('checkbox', { name: safetyWords.answers.joint }).click()
  await page.getByRole('checkbox').last().element().scrollIntoView()
  await button(safetyWords.questions.continue).click()
  await expect.element(heading(easierWayWords.plan.heading)).toBeVisible()
  await expect.element(page.getByText(movementsWords.names['squat-seated'])).toBeVisible()
  await mainAction().click()
  await expect.element(heading(movementsWords.names['single-leg-stance-supported'])).toBeVisible()
})

test('the reasons for trust can be read directly, and lead back to where the person was', async () => {
  const app = await open(paths.privacy.link())
  await button(shellWords.help).click()
  await press(page.getByRole('link', { name: helpWords.why }))
  for (const reason of [paths.credibility, paths.confidence, paths.success]) {
    await expectPlace(app, reason)
    await expect.element(page.getByRole('link', { name: wayWords.straight })).not.toBeInTheDocument()
    await mainAction().click()
  }
  await expectPlace(app, paths.privacy)
})

test('the arc has one position per page that asks something, and is absent elsewhere', async () => {
  const app = await open(paths.intro.link())
  const place = () => document.querySelector('header [role="img"]')?.getAttribute('aria-label') ?? null
  const straight = [paths.intro, paths.questionnaire, paths.privacy, paths.workoutPreview]
  for (const [index, path] of straight.entries()) {
    await app.goTo(path.link())
    await expect.poll(place).toBe(shellWords.step({ step: index + 1, of: straight.length }))
  }
  for (const path of [paths.name, paths.credibility, paths.tips, paths.preview, paths.practice]) {
    await app.goTo(path.link())
    await expectPlace(app, path)
    await expect.poll(place).toBeNull()
  }
})

test('opening the preview restarts the session and drops the last report', async () => {
  await openApp(paths.privacy.link(), {
    device: {
      ...ownedBy(),
      'workout-session': { currentWorkoutIndex: 2, assessmentResults: [], organization: null },
      'current-report': { report: { assessmentId: '8a6e0804-2bd0-4672-b79d-d97027f9071a' } },
    },
  })
  expect(keptState('workout-session')).toMatchObject({ currentWorkoutIndex: 2 })
  await mainAction().click()
  await expect.element(heading(workoutPreviewWords.heading)).toBeVisible()
  await expect
    .poll(() => keptState('workout-session'))
    .toMatchObject({ currentWorkoutIndex: 0, assessmentResults: [] })
  expect(keptState('current-report')).toMatchObject({ report: null })
})
