import type { PoseFrame } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import {
  type Performance,
  performance,
  phoneOnShelf,
  steadyRepetitions,
} from '../../choreography/choreography.ts'
import type { Recording } from '../replay-port.ts'
import { angleErrors, trueAngleAt } from './angle-errors.ts'
import { readRecording, readTruth, truthInside } from './lab-files.ts'
import { numbersOf } from './numbers-of.ts'
import { phaseSpans } from './phase-spans.ts'
import { runRecording } from './run-recording.ts'

const landmarksOf = ({ pose }: PoseFrame) =>
  pose?.flatMap(({ image, world, visibility }) => [
    image.x,
    image.y,
    world.x,
    world.y,
    world.z,
    visibility,
  ]) ?? null

/** A recording as `npm run accuracy -- --recordings` writes it. */
const recordingOf = ({ frames }: Performance): Recording => ({
  aspect: frames[0]?.aspect ?? 1,
  frames: frames.map(frame => ({ t: frame.time / 1000, landmarks: landmarksOf(frame) })),
})

const seconds = 12
const squats = performance(
  'squat',
  { repetitions: steadyRepetitions([70, 75, 72]) },
  { ...phoneOnShelf, yawDegrees: 90 },
  20,
  seconds,
)
const recording = recordingOf(squats)
const assignment = { movement: 'squat', variant: null, windowSeconds: seconds } as const

describe('a recording under inspection', () => {
  const run = runRecording(recording, assignment)

  it('is measured as in the player', () => {
    expect(numbersOf(run.measured)).toMatchObject({ movement: 'squat', reps: '3', partials: '0' })
    expect(run.moments).toHaveLength(recording.frames.length)
    expect(run.moments.at(-1)?.reading.value).toBe(3)
  })

  it('shows every number of a measurement by name, including the chair’s', () => {
    const { measured } = run
    if (!measured.ok || measured.measurement.movement !== 'squat') throw new Error('squats were done')
    const seat = { startedSeated: true, height: null }
    const stands = { ok: true, measurement: { ...measured.measurement, variant: 'seated', seat } } as const
    expect(numbersOf(stands)).toMatchObject({
      'seat.startedSeated': 'true',
      'seat.height': 'null',
      'quality.level': measured.measurement.quality.level,
    })
  })

  it('has angles comparable with the truth', () => {
    const errors = angleErrors(run.moments, squats.truth)
    for (const name of ['kneeLeft', 'kneeRight', 'hip'] as const) expect(errors[name]).toBeLessThan(5)
  })

  it('has a fitted body whose thighs keep their length', () => {
    const thighs = run.moments.flatMap(({ fitted }) => {
      if (!fitted) return []
      const { leftHip, leftKnee } = fitted
      return [Math.hypot(leftHip.x - leftKnee.x, leftHip.y - leftKnee.y, leftHip.z - leftKnee.z)]
    })
    const settled = thighs.slice(40)
    expect(settled).toHaveLength(recording.frames.length - 40)
    expect(Math.max(...settled) / Math.min(...settled)).toBeLessThan(1.1)
  })

  it('is divided into phases without gaps', () => {
    const spans = phaseSpans(run.moments)
    expect(spans.filter(({ phase }) => phase === 'moving').length).toBeGreaterThanOrEqual(3)
    for (const [index, { fromSeconds }] of spans.slice(1).entries())
      expect(fromSeconds).toBe(spans[index]?.toSeconds)
  })

  it('is refused if it shows no body, with the reason', () => {
    const empty = { ...recording, frames: recording.frames.map(({ t }) => ({ t, landmarks: null })) }
    expect(numbersOf(runRecording(empty, assignment).measured)).toMatchObject({ reason: 'no-person' })
  })
})

describe('files for the lab', () => {
  const truth = { movement: 'squat', seconds, expected: { reps: 3 }, frames: [{ t: 0, hip: 170 }] }

  it('are recognised by content', () => {
    expect(readRecording(recording)).toEqual(recording)
    expect(readTruth(recording)).toBeNull()
    expect(readTruth(truth)).toMatchObject({ movement: 'squat', seconds, frames: [{ t: 0, hip: 170 }] })
    expect(readRecording(truth)).toBeNull()
    expect(truthInside({ ...recording, truth })).toMatchObject({ expected: { reps: 3 } })
  })

  it.each([null, 7, {}, { frames: [] }, { aspect: 1, frames: [{ t: 0, landmarks: [1] }] }])(
    'are rejected as recordings if they contain anything else: %j',
    json => {
      expect(readRecording(json)).toBeNull()
      expect(truthInside(json)).toBeNull()
    },
  )
})

it('the truth between two moments is interpolated', () => {
  const frames = [
    { t: 0, hip: 170 },
    { t: 1, hip: 90 },
  ]
  expect(trueAngleAt(frames, 'hip', 0.5)).toBe(130)
  expect(trueAngleAt(frames, 'hip', 2)).toBeNull()
  expect(trueAngleAt(frames, 'kneeLeft', 0.5)).toBeNull()
})
