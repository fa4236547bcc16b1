import { playerChannel, playerProtocolVersion } from '@lithe/contracts/player'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { whyWords } from '@lithe/words/live/why'
import { workoutWords } from '@lithe/words/live/workout'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownPlate } from '../testing/own-plate.ts'
import { type Kept, ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction } from '../testing/screens/finders.ts'
import { person, recordedReport, serverWith } from '../testing/screens/known.ts'
import {
  asBefore,
  comeToRest,
  emulate,
  expectAccessibleInBothColours,
  expectFirstScreen,
  expectLargeTargets,
  phone,
  phoneOnItsSide,
  showOn,
  smallPhone,
} from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'

const report = recordedReport('locked')
const server = () => ({
  ...serverWith([report]),
  generateReport: () => ({ assessmentId: report.assessmentId }),
})
const generate = '/assessment/generate?balance=1c9dcf3e-7d0c-4ed4-9b0e-0c3a3c3f6c11'

/** A test that was just done to its end, on a phone that still stands where it was put. */
function afterTheTest(): Kept {
  const results = [
    ['single-leg-stance', 'balance', { seconds: 31.4 }],
    ['toe-touch', 'flexibility', { degrees: 82 }],
    ['squat', 'strength', { reps: 14, partials: 0 }],
  ].map(([exerciseId, test, shown]) => ({
    exerciseId,
    test,
    shown,
    sessionId: crypto.randomUUID(),
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
  reps: 14,
  partials: 0,
  deepestDegrees: 88,
  quality: {
    level: 'good',
    framesPerSecond: 30,
    trackedShare: 1,
    framedShare: 1,
    visibility: 1,
    view: 'side',
    viewDegrees: 90,
  },
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

/** The same test before its last movement, on a phone that shows what is done next. */
function beforeTheLast(): Kept {
  const { 'workout-session': visit, ...owned } = afterTheTest()
  const { assessmentResults, ...others } = visit as { assessmentResults: object[] }
  const done = assessmentResults.slice(0, 2).map(result => ({ ...result, plate: ownPlate }))
  const session = { ...others, assessmentResults: done, currentWorkoutIndex: 4, hasReachedEnd: false }
  return { ...owned, 'workout-session': session }
}

const dial = () => page.getByRole('figure')
const dialSays = (what: string) => expect.poll(() => dial().element().getAttribute('data-dial')).toBe(what)
const words = () => document.querySelector('[data-told]')
const cover = () => {
  const notice = document.createElement('div')
  notice.style.cssText = 'position:fixed;inset:0;z-index:100;background:white'
  document.body.append(notice)
  return notice
}

beforeEach(asBefore)

test('the phone calls its person back in letters to be read from across a room, and opens nothing by itself', async () => {
  const app = await openApp(paths.workout.link(), { device: afterTheTest(), server: server() })
  await expect.element(heading(afterMovementWords.review.heading.named({ name: person.name }))).toBeVisible()
  const call = page.getByText(afterMovementWords.review.pickUp)
  expect(Number.parseFloat(getComputedStyle(call.element()).fontSize)).toBeGreaterThanOrEqual(64)
  for (const cameTo of ['31.4 seconds', '82 degrees', '14 repetitions'])
    await expect.element(page.getByText(cameTo)).toBeVisible()
  const seconds = page.getByText('31.4 seconds').element()
  expect(seconds.scrollWidth, 'a unit is not broken inside').toBeLessThanOrEqual(seconds.clientWidth)
  expect(
    seconds.querySelector('span')?.getBoundingClientRect().bottom,
    'it stands under its number',
  ).toBeLessThan(seconds.getBoundingClientRect().bottom)
  await expect.element(mainAction().filter({ hasText: afterMovementWords.review.age })).toBeEnabled()
  for (const size of [phone, smallPhone, phoneOnItsSide]) {
    await showOn(size)
    await expectFirstScreen(`the end of the test, ${size.width} × ${size.height}`, { mayAskToTurn: false })
    expectLargeTargets('the end of the test')
  }
  await showOn(phone)
  await expectAccessibleInBothColours('the end of the test')
  expect(app.place()).toBe(paths.workout.link())
})

test('the last movement ends in a call to come back, with each movement’s own plate, one after the other; no call of ours takes one', async () => {
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
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('the player is not on the page')
  const told: string[] = []
  frame.addEventListener('message', ({ data }) => told.push(data.type))
  const envelope = { channel: playerChannel, version: playerProtocolVersion }
  const say = (news: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { ...envelope, ...news }, origin: location.origin, source: frame }),
    )
  say({ type: 'ready' })
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told).toContain('start')
  expect(told).not.toContain('call-back')
  const ended = { sessionId: crypto.randomUUID(), measuredAt: new Date().toISOString() }
  for (const type of ['measured', 'completed'])
    say({ ...ended, type, measurement: squats, workoutData, plate: ownPlate })
  await expect.element(page.getByText(afterMovementWords.review.pickUp)).toBeVisible()
  await expect.poll(() => told.filter(type => type === 'call-back')).toHaveLength(1)

  const plates = () => [...document.querySelectorAll('[data-plate="own"]')]
  expect(plates()).toHaveLength(3)
  const lefts = plates().map(plate => plate.getBoundingClientRect().left)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  const begin = plates().map(plate =>
    Number(plate.querySelector<SVGElement>('svg > g')?.style.getPropertyValue('--step')),
  )
  expect(begin, 'each after the one before it').toEqual([...new Set(begin)].toSorted((a, b) => a - b))
  await expect.poll(() => app.callsOf('putSession')).toHaveLength(1)
  expect(JSON.stringify(fetched.mock.calls)).toContain(ended.sessionId)
  expect(JSON.stringify(fetched.mock.calls)).not.toContain(ownPlate.figures[0]?.body)
  fetched.mockRestore()
})

test('a movement may be done once more from there', async () => {
  await openApp(paths.workout.link(), { device: afterTheTest(), server: server() })
  await button(afterMovementWords.review.again).click()
  const names = [movementsWords.names['single-leg-stance'], movementsWords.names['toe-touch']]
  for (const name of names)
    await expect.element(page.getByRole('button', { name }).filter({ hasText: name })).toBeVisible()
})

test('an age is told once it is seen: the hand swings past it and back, and only then come the words', async () => {
  const felt = vi.fn(() => true)
  Object.defineProperty(navigator, 'vibrate', { value: felt, configurable: true })
  const notice = cover()
  const app = await openApp(generate, { device: ownedBy(), server: server() })
  await expect.poll(app.place).toBe(paths.report.link(report.assessmentId))
  await dialSays('waiting')
  await new Promise(resolve => setTimeout(resolve, 600))
  await dialSays('waiting')
  expect(getComputedStyle(words() as Element).opacity, 'the words give nothing away').toBe('0')
  await expect.element(heading(), { message: 'but a reader of screens has them' }).toHaveTextContent(/, Ada$/)
  expect(felt).not.toHaveBeenCalled()

  const number = dial().element().querySelector('.dial-number') as Element
  const numbers: number[] = []
  const watching = new MutationObserver(() => numbers.push(Number(number.textContent)))
  watching.observe(number, { childList: true, characterData: true, subtree: true })
  notice.remove()
  await dialSays('telling')
  expect(words()?.getAttribute('data-told'), 'while the hand swings').toBe('false')
  await dialSays('told')
  watching.disconnect()
  const { userAge, mobilityAge } = report.freeReportData
  expect(numbers[0], 'it sets out at the real age').toBe(userAge)
  expect(numbers.at(-1)).toBe(mobilityAge)
  expect(Math.max(...numbers), 'and swings past').toBeGreaterThan(mobilityAge ?? 0)
  expect(felt).toHaveBeenCalledExactlyOnceWith(10)
  await comeToRest()
  expect(getComputedStyle(words() as Element).opacity).toBe('1')

  await app.goTo(paths.confidence.link())
  await expect.element(heading(whyWords.confidence.title)).toBeVisible()
  await app.goTo(paths.report.link(report.assessmentId))
  await expect
    .poll(() => dial().element().getAttribute('data-played'), { message: 'a later visit' })
    .toBe('false')
  await dialSays('told')
})

test('with reduced motion the hand stands where it belongs from the first moment that it is seen', async () => {
  await emulate({ reducedMotion: 'reduce' })
  const notice = cover()
  const app = await openApp(generate, { device: ownedBy(), server: server() })
  await expect.poll(app.place).toBe(paths.report.link(report.assessmentId))
  await dialSays('waiting')
  notice.remove()
  await dialSays('told')
  const hand = dial().element().querySelector('.dial-hand') as SVGGElement
  expect(hand.style.rotate).toBe('0deg')
})

test('a report of another day stands at rest', async () => {
  await openApp(paths.report.link(report.assessmentId), { device: ownedBy(), server: server() })
  await dialSays('told')
  expect(
    document.getAnimations().filter(({ effect }) =>
      dial()
        .element()
        .contains((effect as KeyframeEffect).target),
    ),
  ).toEqual([])
})
