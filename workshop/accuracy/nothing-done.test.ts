import { describe, expect, test } from 'vitest'
import { performance as perform, phoneOnShelf, type ScoredMovement } from '../choreography/choreography.ts'
import type { ClipResult } from './clip-result.ts'
import { measureNothingOnFilm, nothingTable } from './nothing-done.ts'
import type { Truth } from './truth.ts'

const repetition = { kneeDegrees: 68, downSeconds: 1, bottomSeconds: 0.2, upSeconds: 0.9 }
const score = { repetitions: [1.5, 4.2].map(startSeconds => ({ ...repetition, startSeconds })) }
const { frames } = perform('squat', score, phoneOnShelf, 15, 7)

/** Two squats as the engine reported them, in a film whose truth names this movement or pastime. */
const filmed = (movement: ScoredMovement, pastime?: NonNullable<Truth['pastime']>) =>
  ({
    name: 'film',
    truth: { movement, expected: {}, ...(pastime && { pastime }) },
    recording: {
      aspect: phoneOnShelf.aspect,
      frames: frames.map(({ time, pose }) => ({
        t: time / 1000,
        landmarks: (pose ?? []).flatMap(({ image, world, visibility }) => [
          ...[image.x, image.y],
          ...[world.x, world.y, world.z, visibility],
        ]),
      })),
    },
  }) as unknown as ClipResult

const asSquats = (film: ClipResult) =>
  measureNothingOnFilm([film]).filter(({ movement }) => movement === 'squat')

describe('a film of something else', () => {
  test('is reported if it yields a movement', () => {
    const [counted] = asSquats(filmed('none', 'waving'))
    expect(counted).toMatchObject({ pastime: 'film', results: ['2 and 0 that fell short'] })
    expect(nothingTable(counted ? [counted] : [], 'films')).toContain('| squat | 1 | 1 | 1 | film |')
  })

  test.each([filmed('none', 'squatting'), filmed('squat')])(
    'is not measured as the movement it shows',
    film => expect(asSquats(film)).toEqual([]),
  )
})
