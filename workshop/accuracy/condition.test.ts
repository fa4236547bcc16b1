import type { MovementId } from '@lithe/movements/catalog'
import { expect, test } from 'vitest'
import { conditionNamed, conditionNames, conditionsInTurn, plain, whyNot } from './condition.ts'
import type { Clip, Expected } from './truth.ts'

const clip = (movement: MovementId, expected: Expected = {}, fps = 30): Clip => ({
  clip: 'a.mp4',
  file: '/films/a.mp4',
  name: 'a',
  truth: { movement, fps, expected },
})
const lasting = (seconds: number, film: Clip): Clip => ({
  ...film,
  truth: film.truth && { ...film.truth, seconds },
})
const named = (name: string) => conditionNamed(name) ?? plain

test('conditions can be combined', () => {
  expect(conditionNamed('dim+roll-left+15fps')).toEqual({
    name: 'dim+roll-left+15fps',
    light: 'dim',
    rollDegrees: -4,
    framesPerSecond: 15,
    scale: 1,
  })
})

test('an unknown word is refused', () => {
  expect(conditionNamed('dim+fog')).toBeNull()
})

test('the rotation gives the shortest film of each movement one extra condition', () => {
  const films = [30, 7, 20, 12].map(seconds => lasting(seconds, clip('squat', {}, 20)))
  const conditions = conditionsInTurn(films)
  expect(conditions.map(([first]) => first)).toEqual(films.map(() => plain))
  expect(conditions.map(all => all.length)).toEqual([1, 2, 1, 1])
})

test('the rotation prefers a measurable film to a shorter refused one', () => {
  const films = [
    lasting(4, clip('squat', { reason: 'no-person' })),
    ...[8, 9].map(at => lasting(at, clip('squat'))),
  ]
  expect(conditionsInTurn(films).map(all => all.length)).toEqual([1, 2, 1])
})

test('the rotation shows drawn films at 15 fps, and people as filmed', () => {
  const drawn = clip('squat')
  const person = { ...drawn, truth: drawn.truth && { ...drawn.truth, kind: 'film' } }
  const usual = conditionsInTurn([drawn, person]).map(([first]) => first)
  expect(usual).toEqual([named('15fps'), plain])
})

test('the rotation over four movements covers every roll, light and distance', () => {
  const movements = ['plank', 'push-up', 'squat', 'toe-touch'] as const
  const further = conditionsInTurn(movements.map(movement => clip(movement))).flatMap(all => all.slice(1))
  expect(new Set(further.map(({ rollDegrees }) => rollDegrees))).toEqual(new Set([-4, 0, 4]))
  expect(new Set(further.map(({ scale }) => scale))).toEqual(new Set([1, 'far', 'near']))
  expect(further.some(({ light }) => light === 'dim')).toBe(true)
})

test('a film refused for its framing is shown from no other distance, but in any light or roll', () => {
  const cut = clip('squat', { reason: 'feet-out-of-frame' })
  expect(whyNot(named('far'), cut)).toMatch(/framed/)
  expect(whyNot(named('near+dim'), cut)).toMatch(/framed/)
  expect(whyNot(named('dim+roll-left'), cut)).toBeNull()
  const inTurn = conditionsInTurn(Array.from({ length: 4 }, () => cut)).flat()
  expect(inTurn.every(({ scale }) => scale === 1)).toBe(true)
})

test('a film cannot be measured at a frame rate it does not have', () => {
  expect(whyNot(named('30fps'), clip('squat', {}, 20))).toMatch(/20 fps/)
  expect(whyNot(named('20fps'), clip('squat', {}, 20))).toMatch(/own rate/)
  expect(whyNot(named('15fps'), clip('squat', {}, 20))).toBeNull()
})

test('every offered name is a condition', () => {
  expect(conditionNames.map(name => conditionNamed(name)?.name)).toEqual(conditionNames)
})
