import { type PoseFrame, secondsBetween } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  chairStand,
  film,
  performance as perform,
  phoneOnShelf,
  steadyJacks,
} from '@lithe/workshop/choreography'
import { expect, it } from 'vitest'
import { look } from '../state/assignment.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import { blankStage } from '../testing/blank-stage.ts'
import { watchLook } from './watch-look.ts'

const framesPerSecond = 15
const raising = perform(
  'jumping-jack',
  { repetitions: steadyJacks([180, 180, 180], { startSeconds: 1.5, tempoSeconds: 3 }) },
  phoneOnShelf,
  framesPerSecond,
  12,
).frames

/** What a person in these frames is told and hears until the look ends or they press. */
function lookAt(frames: readonly PoseFrame[]) {
  const told: PlayerEvent[] = []
  const heard: string[] = []
  const { stage, filled } = blankStage()
  const watch = watchLook(look, {
    stage,
    sound: { play: tone => heard.push(tone) },
    tell: event => told.push(event),
    light: () => null,
    isCameraSlow: () => false,
  })
  let seconds = 0
  for (const frame of frames) {
    watch.observe(frame)
    if (told.some(({ type }) => type === 'looked')) break
    seconds = secondsBetween(frames[0]?.time ?? frame.time, frame.time)
  }
  const sharesWhenOver = filled()
  watch.finish()
  const ends = told.filter(event => event.type === 'looked')
  return { told, heard, seconds, share: sharesWhenOver, ends, plate: ends[0]?.plate ?? null }
}

it('a person seen for eight seconds is drawn with the arcs of their arms, and hears one tone', () => {
  const { seconds, heard, ends, plate } = lookAt(raising)
  expect(seconds).toBeCloseTo(8, 0)
  expect(heard).toEqual(['ready'])
  expect(ends).toHaveLength(1)
  expect(plate?.figures).toHaveLength(5)
  const [hands] = plate?.trails ?? []
  const heights = hands?.dots.map(([, y]) => y) ?? []
  expect(Math.max(...heights) - Math.min(...heights), 'the hands go up by half a body').toBeGreaterThan(300)
})

it('a seated person is drawn too', () => {
  const seated = film(
    chairStand(bodyOf(averagePerson), { seconds: 10, rises: [] }),
    phoneOnShelf,
    framesPerSecond,
  )
  const { told, plate } = lookAt(seated.frames)
  expect(told.filter(({ type }) => type === 'framing-advised')).toEqual([])
  expect(plate?.figures).toHaveLength(5)
})

it('only time with the whole body in view counts, and the person is told what is missing', () => {
  const away = raising.slice(0, 3 * framesPerSecond).map(frame => ({ ...frame, pose: null }))
  const { told, seconds } = lookAt([...away, ...raising.slice(3 * framesPerSecond)])
  expect(told).toContainEqual({ type: 'framing-advised', advice: 'step-into-view' })
  expect(seconds).toBeCloseTo(11, 0)
})

it('a press ends a look early, without a drawing if no one was in view', () => {
  expect(lookAt(raising.slice(0, 4 * framesPerSecond)).plate?.figures).toHaveLength(5)
  const empty = lookAt(raising.slice(0, framesPerSecond).map(frame => ({ ...frame, pose: null })))
  expect(empty).toMatchObject({ plate: null, heard: [], share: 0 })
})
