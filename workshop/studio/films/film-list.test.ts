import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { movementIds, variantsOf } from '@lithe/movements/catalog'
import { describe, expect, test } from 'vitest'
import { films } from './film-list.ts'
import { truthOfFilm } from './truth-of-film.ts'

const folder = fileURLToPath(new URL('../../choreography/films/', import.meta.url))

type Stored = Pick<ReturnType<typeof truthOfFilm>, 'expected'>
const storedTruth = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}.truth.json`, 'utf8'))

describe.each(films)('the film $name', film => {
  test('is in the repository with its choreography’s current truth', () => {
    expect(existsSync(`${folder}${film.name}.mp4`)).toBe(true)
    expect(storedTruth(film.name)).toEqual(JSON.parse(JSON.stringify(truthOfFilm(film))))
  })
})

test('all films together take less than 5.5 MB', () => {
  const bytes = films.reduce((sum, { name }) => sum + statSync(`${folder}${name}.mp4`).size, 0)
  expect(bytes).toBeLessThan(5_500_000)
})

test.each(movementIds)('%s is on film', id => {
  expect(films.some(({ movement }) => movement.id === id)).toBe(true)
})

/** Variants with films of their own; a hand on a chair does not change the analysis. */
const allVariants = movementIds.flatMap(id =>
  variantsOf(id).flatMap(variant => (variant === 'supported' ? [] : [[id, variant] as const])),
)

test.each(allVariants)('the variant of %s, %s, is on film', (id, variant) => {
  expect(films.some(({ movement }) => movement.id === id && movement.variant === variant)).toBe(true)
})

test('films cover every outcome of a movement', () => {
  const expected = films.map(({ name }) => (storedTruth(name) as Stored).expected)
  expect(expected.some(({ longestHoldSeconds }) => (longestHoldSeconds ?? 0) > 8)).toBe(true)
  expect(expected.some(({ reps, partials }) => reps === 5 && partials === 1)).toBe(true)
  expect(expected.some(({ reps, partials }) => reps === 4 && partials === 1)).toBe(true)
  expect(expected.some(({ holds }) => holds?.filter(({ lifted }) => !lifted).length === 2)).toBe(true)
  expect(expected.some(({ minHipDegrees }) => (minHipDegrees ?? 180) < 100)).toBe(true)
  expect(expected.some(e => (e.minHipDegreesWithBentKnees ?? 180) < (e.minHipDegrees ?? 0) - 20)).toBe(true)
  for (const reason of ['no-person', 'body-out-of-frame', 'feet-out-of-frame', 'knees-bent', 'no-attempt'])
    expect(expected.some(each => each.reason === reason)).toBe(true)
})
