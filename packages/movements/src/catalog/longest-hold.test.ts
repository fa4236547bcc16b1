import { expect, test } from 'vitest'
import type { Hold, HoldEnd } from '../definition/movement-kinds.ts'
import { longestHold } from './longest-hold.ts'

const measured = (longestHoldSeconds: number, holds: Hold[], windowSeconds = 60) =>
  longestHold({ longestHoldSeconds, holds, windowSeconds })
const hold = (fromSeconds: number, toSeconds: number, endedBy?: HoldEnd): Hold => ({
  fromSeconds,
  toSeconds,
  ...(endedBy && { endedBy }),
})

test.each([
  ['let-go', false],
  ['clock', true],
  ['unseen', true],
] as const)('a hold that ended with %s counts as running: %s', (endedBy, isRunning) => {
  expect(measured(21.4, [hold(0, 21.4, endedBy)])).toEqual({ seconds: 21.4, isRunning })
})

test('a hold that ended in the last half second does not count as running', () => {
  expect(measured(59.8, [hold(0, 59.8, 'let-go')]).isRunning).toBe(false)
})

test('the end of a shorter hold does not affect the longest', () => {
  const holds = [hold(0, 30, 'let-go'), hold(35, 60, 'clock')]
  expect(measured(30, holds)).toEqual({ seconds: 30, isRunning: false })
})

test('a running hold wins over an equally long one that ended', () => {
  const holds = [hold(0, 20.1, 'let-go'), hold(39.9, 60, 'clock')]
  expect(measured(20.1, holds)).toEqual({ seconds: 20.1, isRunning: true })
})

test('a hold reaching the last half second counts as running in older data', () => {
  expect(measured(59.4, [hold(0.4, 59.8)])).toEqual({ seconds: 59.4, isRunning: true })
  expect(measured(59.6, [hold(0, 59.6)]).isRunning).toBe(true)
  expect(measured(21.4, [hold(3, 24.4)]).isRunning).toBe(false)
  expect(measured(60, []).isRunning).toBe(true)
  expect(measured(12, []).isRunning).toBe(false)
})
