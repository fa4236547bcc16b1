import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoseFrame } from '@lithe/pose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  averagePerson,
  bodyOf,
  chairStand,
  film,
  performance as perform,
  phoneOnShelf,
  steadyRises,
} from '../choreography/choreography.ts'
import { conditionNamed, plain } from './condition.ts'
import { measureRecordings } from './measure-recordings.ts'
import type { Truth } from './truth.ts'

type Known = Pick<Truth, 'movement' | 'variant'> & { expected: object }

const recordingOf = (name: string, film: readonly PoseFrame[], known: Known) => ({
  name,
  movement: known.movement,
  truth: known,
  aspect: film[0]?.aspect,
  frames: film.map(({ time, pose }) => ({
    t: time / 1000,
    landmarks:
      pose?.flatMap(({ image, world, visibility }) => [
        image.x,
        image.y,
        world.x,
        world.y,
        world.z,
        visibility,
      ]) ?? null,
  })),
})

const repetition = { kneeDegrees: 68, downSeconds: 1, bottomSeconds: 0.2, upSeconds: 0.9 }
const { frames, truth } = perform(
  'squat',
  { repetitions: [1.5, 4.2, 6.9].map(startSeconds => ({ ...repetition, startSeconds })) },
  phoneOnShelf,
  30,
  10,
)

/** The engine's output, as `--recordings` writes it. */
const recordedSquats = recordingOf('squats', frames, { movement: 'squat', expected: truth.expected })

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lithe-recordings-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a recording is measured and judged like its film', async () => {
  await writeFile(join(folder, 'squats.json'), JSON.stringify(recordedSquats))
  const [result] = await measureRecordings(folder)
  expect(result?.measured).toMatchObject({ ok: true, measurement: { reps: 3, partials: 0 } })
  expect(result?.comparisons).toContainEqual({ metric: 'reps', measured: 3, expected: 3, ok: true })
  expect(result?.series).toHaveLength(frames.length)
  expect(result?.framesPerSecond).toBeCloseTo(30, 0)
})

test('a recording without a body is refused like its film', async () => {
  const empty = recordedSquats.frames.map(({ t }) => ({ t, landmarks: null }))
  const recording = {
    ...recordedSquats,
    truth: { movement: 'squat', expected: { reason: 'no-person' } },
    frames: empty,
  }
  await writeFile(join(folder, 'empty.json'), JSON.stringify(recording))
  const [result] = await measureRecordings(folder)
  expect(result?.comparisons).toMatchObject([{ metric: 'reason', measured: 'no-person', ok: true }])
})

test('a recording made under a condition keeps that condition', async () => {
  const dim = { ...recordedSquats, condition: conditionNamed('dim') }
  await writeFile(join(folder, 'squats.json'), JSON.stringify(recordedSquats))
  await writeFile(join(folder, 'squats.dim.json'), JSON.stringify(dim))
  const results = await measureRecordings(folder)
  expect(results.map(({ clip }) => clip)).toEqual(['squats', 'squats'])
  expect(results.map(({ condition }) => condition)).toEqual([conditionNamed('dim'), plain])
})

test('a recording of a variant is measured as that variant', async () => {
  const stands = film(
    chairStand(bodyOf(averagePerson), { seconds: 8, rises: steadyRises([1, 1]) }),
    phoneOnShelf,
    30,
  )
  const known = { movement: 'squat', variant: 'seated', expected: stands.truth.expected } as const
  await writeFile(join(folder, 'stands.json'), JSON.stringify(recordingOf('stands', stands.frames, known)))
  const [result] = await measureRecordings(folder)
  expect(result?.measured).toMatchObject({ measurement: { variant: 'seated', reps: 2 } })
})
