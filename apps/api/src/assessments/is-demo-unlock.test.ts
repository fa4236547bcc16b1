import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { isDemoUnlock } from './generate-report.ts'

/** As long as a body allows, so that an early-exit comparison would take a hundred times longer for a good guess. */
const key = randomBytes(30_000).toString('hex')
const wrongAtOnce = `x${key.slice(1)}`
const wrongAtLast = `${key.slice(0, -1)}x`

/** The minimum of many runs, since other work only adds time. */
function leastNanoseconds(guesses: readonly string[]): number[] {
  const least = guesses.map(() => Number.POSITIVE_INFINITY)
  for (let again = 0; again < 300; again++)
    for (const [index, guess] of guesses.entries()) {
      const before = process.hrtime.bigint()
      isDemoUnlock(guess, key)
      least[index] = Math.min(least[index] ?? 0, Number(process.hrtime.bigint() - before))
    }
  return least
}

it('the demo key is compared in constant time', () => {
  expect([isDemoUnlock(key, key), isDemoUnlock(wrongAtLast, key)]).toEqual([true, false])
  const times = leastNanoseconds([wrongAtOnce, wrongAtLast])
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(2)
})

it('the demo key works among other keys', () => {
  expect([
    isDemoUnlock(['another', key], key),
    isDemoUnlock(['another', 'third'], key),
    isDemoUnlock([], key),
  ]).toEqual([true, false, false])
})

it('nothing matches when no key is configured or sent', () => {
  expect([isDemoUnlock('', null), isDemoUnlock(undefined, key), isDemoUnlock('', key)]).toEqual([
    false,
    false,
    false,
  ])
})
