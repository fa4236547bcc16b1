import { clearSideView } from '@lithe/movements/testing'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutWords } from '@lithe/words/live/workout'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownPlate } from '../testing/own-plate.ts'
import { type Kept, ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction } from '../testing/screens/finders.ts'
import { person, reportOfNow } from '../testing/screens/known.ts'
import {
  asBefore,
  expectAccessibleInBothColours,
  expectFirstScreen,
  expectLargeTargets,
  phone,
  phoneOnItsSide,
  showOn,
  smallPhone,
} from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { playerHere } from '../testing/screens/ready-workout.ts'

const { report, server } = reportOfNow()

const sessionOf = (movement: unknown) =>
  report.sessions.find(session => session.movement === movement)?.sessionId ?? crypto.randomUUID()

/** A finished test on a phone that still stands where it was placed. */
function afterTheTest(): Kept {
  const results = [
    ['single-leg-stance', 'balance', { seconds: 31.4 }],
    ['toe-touch', 'flexibility', { degrees: 82 }],
    ['squat', 'strength', { reps: 16, partials: 0 }],
  ].map(([exerciseId, test, shown]) => ({
    exerciseId,
    test,
    shown,
    sessionId: sessionOf(exerciseId),
    timestamp: new Date().toISOString(),
    workoutData: null,
    refusal: null,
  }))
  const visit = { assessmentResults: results, ladder: {}, begunAtMs: Date.now(), hasReachedEnd: true }
  return { ...ownedBy(), 'workout-session': visit }
}

const squats = {
  movement: 'squat',
  windowSeconds: 30,
  reps: 16,
  partials: 0,
  deepestDegrees: 88,
  quality: clearSideView,
}
const workoutData = {
  videoId: 3,
  completedRepetitions: 14,
  completedSets: 1,
  totalRepetitions: 14,
  totalSets: 1,
  totalWorkoutDuration: 30,
  overallWorkoutTime: 30,
  overallAccuracy: 100,
  overallCaloriesBurnt: 0,
  overallScoreColorCode: 'grey',
}

/** The same test before its last movement. */
function beforeTheLast(): Kept {
  const { 'workout-session': visit, ...owned } = afterTheTest()
  const { assessmentResults, ...others } = visit as { assessmentResults: object[] }
  const done = assessmentResults.slice(0, 2).map(result => ({ ...result, plate: ownPlate }))
  const session = { ...others, assessmentResults: done, currentWorkoutIndex: 4, hasReachedEnd: false }
  return { ...owned, 'workout-session': session }
}

const dialSays = (what: string) =>
  expect.poll(() => page.getByRole('figure').element().getAttribute('data-dial')).toBe(what)

beforeEach(asBefore)

/** Opens the app after the last movement, and waits for the new report's page to call the person. */
async function called(device = afterTheTest()) {
  const app = await openApp(paths.workout.link(), { device, server: server() })
  await expect.poll(app.place).toBe(paths.report.link(report.assessmentId))
  await expect.element(page.getByText(afterMovementWords.review.pickUp)).toBeVisible()
  return app
}

test('a finished test continues to its report, which calls the person in letters readable across a room', async () => {
  const app = await called()
  expect(app.callsOf('generateReport')).toHaveLength(1)
  await expect.element(heading(afterMovementWords.review.heading.named({ name: person.name }))).toBeVisible()
  const call = page.getByText(afterMovementWords.review.pickUp)
  expect(Number.parseFloat(getComputedStyle(call.element()).fontSize)).toBeGreaterThanOrEqual(64)
  for (const cameTo of ['31.4 seconds', '82 degrees', '16 squats'])
    await expect.element(page.getByText(cameTo)).toBeVisible()
  await expect.element(mainAction().filter({ hasText: afterMovementWords.review.age })).toBeEnabled()
  for (const size of [phone, smallPhone, phoneOnItsSide]) {
    await showOn(size)
    await expectFirstScreen(`the call, ${size.width} × ${size.height}`, { mayAskToTurn: false })
    expectLargeTargets('the call')
    const foot = document.querySelector('[data-main-action]')?.getBoundingClientRect().top ?? 0
    expect(call.element().getBoundingClientRect().bottom, `${size.width}`).toBeLessThanOrEqual(foot)
  }
  await showOn(phone)
  await expectAccessibleInBothColours('the call')
})

test('no result is shown unasked; the hand swings after a press', async () => {
  await called()
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(document.querySelector('[data-dial], [data-told]')).toBeNull()
  const { mobilityAge, description } = report.freeReportData
  expect(document.body.textContent).not.toContain(description)
  expect(document.body.textContent).not.toMatch(new RegExp(`\\b${mobilityAge}\\b`))
  await button(afterMovementWords.review.age).click()
  await dialSays('told')
  await expect.element(heading()).toMatchTextContent(/, Ada$/)
  await expect.element(page.getByText(afterMovementWords.review.pickUp)).not.toBeInTheDocument()
})

test('a person dizzy after the last movement is told to sit down, and the report waits', async () => {
  await called()
  const { unwell, review } = afterMovementWords
  await button(unwell.press).click()
  await expect.element(heading(unwell.heading)).toBeVisible()
  await expect.element(page.getByText(unwell['felt-unwell'], { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'call 112' })).toHaveAttribute('href', 'tel:112')
  await expect.element(page.getByText(review.again)).not.toBeInTheDocument()
  await expect.element(button(review.age)).toBeEnabled()
})

test('the player announces the last result, and the report draws plates in turn; no request carries a plate', async () => {
  const uploaded = ({ parameters: { sessionId = '' } }: { parameters: Record<string, string> }) => ({
    sessionId,
    stored: 'new' as const,
  })
  const app = await openApp(paths.workout.link(), {
    device: beforeTheLast(),
    server: { ...server(), putSession: uploaded },
  })
  await expect.element(heading(movementsWords.names.squat)).toBeVisible()
  const fetched = vi.spyOn(window, 'fetch')
  const { told, say } = playerHere()
  say({ type: 'ready' })
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told).toContain('start')
  expect(told).not.toContain('call-back')
  const ended = { sessionId: sessionOf('squat'), measuredAt: new Date().toISOString() }
  const end = (type: 'measured' | 'completed') =>
    say({ ...ended, type, measurement: squats, workoutData, plate: ownPlate })
  end('measured')
  await expect
    .poll(() => told.filter(type => type === 'call-back'), { message: 'while the result stands' })
    .toHaveLength(1)
  expect(app.place()).toBe(paths.workout.link())
  end('completed')
  await expect.element(page.getByText(afterMovementWords.review.pickUp)).toBeVisible()
  expect(app.place()).toBe(paths.report.link(report.assessmentId))

  const plates = () => [...document.querySelectorAll('[data-plate="own"]')]
  expect(plates()).toHaveLength(3)
  const boxes = plates().map(plate => plate.getBoundingClientRect())
  expect(boxes.map(({ width }) => width >= innerWidth)).toEqual([true, true, true])
  const tops = boxes.map(({ top }) => top)
  expect(tops, 'one below the other').toEqual([...new Set(tops)].toSorted((a, b) => a - b))
  const begin = plates().map(plate =>
    Number(plate.querySelector<SVGElement>('svg > g')?.style.getPropertyValue('--step')),
  )
  expect(begin, 'each after the one before it').toEqual([...new Set(begin)].toSorted((a, b) => a - b))
  await expect.poll(() => app.callsOf('putSession')).toHaveLength(1)
  expect(JSON.stringify(fetched.mock.calls)).toContain(ended.sessionId)
  expect(JSON.stringify(fetched.mock.calls)).not.toContain(ownPlate.figures[0]?.body)
  fetched.mockRestore()
})

test('a movement can be repeated from the report by a person who was well, without the questions', async () => {
  const device = afterTheTest()
  const app = await called({
    ...device,
    'workout-session': { ...device['workout-session'], ...device['user-id'] },
  })
  await button(afterMovementWords.review.again).click()
  await page.getByRole('button', { name: movementsWords.names['toe-touch'] }).click()
  await expect.poll(app.place).toBe(paths.workout.link())
  await expect.element(heading(movementsWords.names['toe-touch'])).toBeVisible()
})
