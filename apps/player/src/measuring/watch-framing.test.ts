import { performance as perform, phoneOnShelf, steadyRepetitions } from '@lithe/choreography'
import { milliseconds } from '@lithe/pose'
import { expect, it } from 'vitest'
import type { Assignment } from '../state/assignment.ts'
import { blankStage } from '../testing/blank-stage.ts'
import { squats } from '../testing/play-state.ts'
import { secondLookMs } from './second-look.ts'
import { watchFraming } from './watch-framing.ts'

/** One picture of a person who stands tall. */
function standing() {
  const [frame] = perform('squat', { repetitions: steadyRepetitions([]) }, phoneOnShelf, 20, 1).frames
  if (!frame) throw new Error('nothing was filmed')
  return frame
}

/** Times at which the body is looked for anew, and doubted, of a person who stands tall and never moves. */
function looksAt(assignment: Assignment) {
  const anew: number[] = []
  const doubted: number[] = []
  let now = 0
  const { stage } = blankStage()
  const watch = watchFraming(assignment, {
    stage,
    tell: () => {},
    lookAgain: () => anew.push(now),
    doubt: () => doubted.push(now),
    prepare: () => {},
  })
  const frame = standing()
  for (now = 0; now < 2.5 * secondLookMs; now += 50) watch({ ...frame, time: milliseconds(now) })
  return { anew, doubted }
}

it('a body that does not get down as it is asked to is looked for anew, time and again', () => {
  expect(looksAt({ ...squats, movement: 'push-up' }).anew).toHaveLength(2)
})

it('a body that stands as it should is followed as it is, and looked at once more before anything counts', () => {
  const { anew, doubted } = looksAt(squats)
  expect(anew).toEqual([])
  expect(doubted).toHaveLength(1)
})

it('a person who has stepped into the picture is no longer asked to', () => {
  const told: [ms: number, advice: string | null][] = []
  let now = 0
  const watch = watchFraming(squats, {
    stage: blankStage().stage,
    tell: event => event.type === 'framing-advised' && told.push([now, event.advice]),
    lookAgain: () => {},
    doubt: () => {},
    prepare: () => {},
  })
  const frame = standing()
  const isThere = () => now >= 1000
  for (now = 0; now < 1500; now += 50)
    watch({ ...frame, time: milliseconds(now), pose: isThere() ? frame.pose : null })
  expect(told).toEqual([
    [600, 'step-into-view'],
    [1200, null],
  ])
})
