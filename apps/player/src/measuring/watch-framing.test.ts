import type { FramingAdvice } from '@lithe/movements'
import { milliseconds, type PoseFrame } from '@lithe/pose'
import { performance as perform, phoneOnShelf, steadyRepetitions } from '@lithe/workshop/choreography'
import { expect, it } from 'vitest'
import type { Assignment } from '../state/assignment.ts'
import { blankStage } from '../testing/blank-stage.ts'
import { squats } from '../testing/play-state.ts'
import { secondLookMs } from './second-look.ts'
import { watchFraming } from './watch-framing.ts'

/** One frame of a person standing tall. */
function standing() {
  const [frame] = perform('squat', { repetitions: steadyRepetitions([]) }, phoneOnShelf, 20, 1).frames
  if (!frame) throw new Error('nothing was filmed')
  return frame
}

/** Times at which the body is searched for and verified while a person stands tall, motionless. */
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
    light: () => null,
    isCameraSlow: () => false,
  })
  const frame = standing()
  for (now = 0; now < 2.5 * secondLookMs; now += 50) watch({ ...frame, time: milliseconds(now) })
  return { anew, doubted }
}

it('a body that does not get down as asked is searched for repeatedly', () => {
  expect(looksAt({ ...squats, movement: 'push-up' }).anew).toHaveLength(2)
})

it('a body standing as asked is tracked without a new search, and verified once', () => {
  const { anew, doubted } = looksAt(squats)
  expect(anew).toEqual([])
  expect(doubted).toHaveLength(1)
})

/** What a person is told during these frames, with the seconds. */
function toldIn(frames: readonly PoseFrame[]) {
  const told: [seconds: number, news: FramingAdvice | 'ready' | null][] = []
  let now = 0
  const watch = watchFraming(squats, {
    stage: blankStage().stage,
    tell: event => {
      if (event.type === 'framing-advised') told.push([now, event.advice])
      if (event.type === 'pose-held') told.push([now, 'ready'])
    },
    lookAgain: () => {},
    doubt: () => {},
    prepare: () => {},
    light: () => null,
    isCameraSlow: () => false,
  })
  for (const frame of frames) {
    now = frame.time / 1000
    watch(frame)
  }
  return told
}

it('a person who has stepped into view is no longer asked to', () => {
  const frame = standing()
  const frames = Array.from({ length: 30 }, (_, index) => ({
    ...frame,
    time: milliseconds(index * 50),
    pose: index < 20 ? null : frame.pose,
  }))
  expect(toldIn(frames)).toEqual([
    [0.6, 'step-into-view'],
    [1.2, null],
  ])
})

it('a person who begins too early is told to wait for the tone, and still starts', () => {
  const repetitions = steadyRepetitions([74, 74, 74], { startSeconds: 1, tempoSeconds: 2.5 })
  const told = toldIn(perform('squat', { repetitions }, phoneOnShelf, 20, 12).frames)
  const news = told.map(([, advice]) => advice)
  expect(news).toContain('wait-for-tone')
  expect(news.at(-1)).toBe('ready')
})
