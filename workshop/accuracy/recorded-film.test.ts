import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClipResult } from './clip-result.ts'
import { conditionNamed, plain } from './condition.ts'
import { posesOf, readRecordedFilm, writeRecordedFilm } from './recorded-film.ts'
import { squats } from './testing/measured.ts'

const recording = {
  aspect: 0.75,
  frames: [
    { t: 0, landmarks: null },
    { t: 0.0333, landmarks: Array.from({ length: 33 * 6 }, (_, index) => index / 256) },
  ],
}
const result: ClipResult = {
  clip: 'films/squats.mp4',
  file: '/films/squats.mp4',
  name: 'squats',
  truth: { movement: 'squat', view: 'side', expected: { reps: 5 } },
  condition: conditionNamed('dim+15fps') ?? plain,
  movement: 'squat',
  measured: squats(5, 0),
  comparisons: [],
  framesPerSecond: 15,
  engine: 'chromium',
  detector: 'full, CPU',
  analyserMsPerFrame: 0.01,
  series: [],
  recording,
  note: null,
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lithe-recorded-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a recording contains what the film shows, its condition and every landmark', async () => {
  const file = join(folder, 'films/squats.json')
  await writeRecordedFilm(file, result)
  const { name, movement, truth, condition } = result
  expect(await readRecordedFilm(file)).toEqual({ name, movement, truth, condition, ...recording })
})

test('a recorded frame is restored as the engine’s frame', () => {
  const [nobody, somebody] = posesOf(recording)
  expect(nobody).toMatchObject({ time: 0, aspect: 0.75, pose: null })
  expect(somebody?.time).toBeCloseTo(33.3)
  expect(somebody?.pose).toHaveLength(33)
  expect(somebody?.pose?.[2]).toMatchObject({ image: { x: 12 / 256, y: 13 / 256 }, visibility: 17 / 256 })
})
