import { expect, test } from 'vitest'
import { averagePerson, bodyOf, phoneOnShelf, standing } from '../../choreography/choreography.ts'
import { secondsOf, shownAt } from './reel.ts'

const movement = standing(bodyOf(averagePerson), 10)
const take = (fromSeconds: number, seconds: number) => ({
  movement,
  camera: phoneOnShelf,
  fromSeconds,
  seconds,
})
const reel = { size: { width: 4, height: 3 }, takes: [take(1, 2), take(5, 3)] }

test('a reel is as long as all its takes', () => {
  expect(secondsOf(reel)).toBe(5)
})

test('a reel shows its takes in turn, each from its own start in the movement', () => {
  expect(shownAt(reel, 0.5)).toEqual({ take: reel.takes[0], seconds: 1.5 })
  expect(shownAt(reel, 2)).toEqual({ take: reel.takes[1], seconds: 5 })
  expect(shownAt(reel, 4.5)).toEqual({ take: reel.takes[1], seconds: 7.5 })
})

test('a finished reel shows its last frame', () => {
  expect(shownAt(reel, 9)).toEqual({ take: reel.takes[1], seconds: 8 })
})
