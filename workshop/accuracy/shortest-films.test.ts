import { movementIds, variantsOf } from '@lithe/movements/catalog'
import { expect, test } from 'vitest'
import { shortestFilms } from './shortest-films.ts'
import { type Clip, findClips, Truth } from './truth.ts'

const film = (name: string, truth: object): Clip => ({
  clip: `${name}.mp4`,
  file: `/films/${name}.mp4`,
  name,
  truth: Truth.parse({ expected: {}, ...truth }),
})

test('only the shortest film of each variant and refusal is kept', () => {
  const left = shortestFilms([
    film('long', { movement: 'squat', seconds: 20 }),
    film('short', { movement: 'squat', seconds: 9 }),
    film('seated', { movement: 'squat', variant: 'seated', seconds: 30 }),
    film('empty', { movement: 'none', seconds: 5, expected: { reason: 'no-person' } }),
    film('bent', { movement: 'squat', seconds: 4, expected: { reason: 'knees-bent' } }),
    film('unknown', { movement: 'plank' }),
  ])
  expect(left.map(({ name }) => name)).toEqual(['short', 'seated', 'empty', 'bent'])
})

test('our own shortest films cover every movement, every variant except a hand on a chair, and every refusal', async () => {
  const all = await findClips('workshop/choreography/films')
  const left = shortestFilms(all)
  const shownBy = (clips: readonly Clip[]) => ({
    ways: new Set(clips.map(({ truth }) => `${truth?.movement} ${truth?.variant}`)),
    reasons: new Set(clips.flatMap(({ truth }) => truth?.expected.reason ?? [])),
  })
  expect(shownBy(left).reasons).toEqual(shownBy(all).reasons)
  const variants = movementIds.flatMap(id => variantsOf(id).map(variant => `${id} ${variant}`))
  const ways = [...movementIds.map(id => `${id} undefined`), ...variants].filter(
    way => !way.endsWith('supported'),
  )
  expect([...shownBy(left).ways]).toEqual(expect.arrayContaining(ways))
  expect(left.reduce((sum, { truth }) => sum + (truth?.seconds ?? 0), 0)).toBeLessThan(150)
})
