import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance as perform, phoneOnShelf } from '@lithe/choreography'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { measureRecordings } from './measure-recordings.ts'

const repetition = { kneeDegrees: 68, downSeconds: 1, bottomSeconds: 0.2, upSeconds: 0.9 }
const { frames, truth } = perform(
  'squat',
  { repetitions: [1.5, 4.2, 6.9].map(startSeconds => ({ ...repetition, startSeconds })) },
  phoneOnShelf,
  30,
  10,
)

/** What the engine would have said of it, as `--recordings` writes it. */
const recordedSquats = {
  name: 'squats',
  movement: 'squat',
  truth: { movement: 'squat', expected: truth.expected },
  aspect: frames[0]?.aspect,
  frames: frames.map(({ time, pose }) => ({
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
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lithe-recordings-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a recording is measured and judged as its film would be', async () => {
  await writeFile(join(folder, 'squats.json'), JSON.stringify(recordedSquats))
  const [result] = await measureRecordings(folder)
  expect(result?.measured).toMatchObject({ ok: true, measurement: { reps: 3, partials: 0 } })
  expect(result?.comparisons).toContainEqual({ metric: 'reps', measured: 3, expected: 3, ok: true })
  expect(result?.series).toHaveLength(frames.length)
  expect(result?.framesPerSecond).toBeCloseTo(30, 0)
})

test('a recording without anybody in it is refused as its film would be', async () => {
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
