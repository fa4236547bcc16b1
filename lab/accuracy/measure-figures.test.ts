import { performance as perform, phoneOnShelf, steadyRepetitions } from '@lithe/choreography'
import { expect, it } from 'vitest'
import { plain } from './condition.ts'
import { figuresOf } from './measure-figures.ts'
import type { RecordedFilm } from './recorded-film.ts'

const { frames } = perform('squat', { repetitions: steadyRepetitions([80, 75]) }, phoneOnShelf, 30, 8)
const squats: RecordedFilm = {
  name: 'squats',
  movement: 'squat',
  truth: null,
  condition: plain,
  aspect: frames[0]?.aspect ?? 1,
  frames: frames.map(({ time, pose }) => ({
    t: time / 1000,
    landmarks:
      pose?.flatMap(({ image, world, visibility }) => [
        ...[image.x, image.y, world.x, world.y, world.z, visibility],
      ]) ?? null,
  })),
}

it('says how far the figures of a recording lie from it, and how many bytes they take', () => {
  const figures = figuresOf(squats)
  expect(figures).toMatchObject({ name: 'squats', movement: 'squat', said: { reps: 2 }, difference: 0 })
  expect(figures?.bytes).toBeGreaterThan(500)
  expect(figures?.bytes).toBeLessThan(3000)
})

it('has nothing to say of a film in which nothing is measured', () => {
  expect(figuresOf({ ...squats, movement: 'none' })).toBeNull()
  expect(figuresOf({ ...squats, frames: squats.frames.slice(0, 30) })).toBeNull()
})
