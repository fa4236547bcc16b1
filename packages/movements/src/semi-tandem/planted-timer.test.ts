import { inSeconds, legLengths } from '@lithe/pose'
import { expect, test } from 'vitest'
import { createPlantedTimer } from './planted-timer.ts'

const heldSeconds = 4
const timedAfter = (secondRest: { above: number; seconds: number }) => {
  const timer = createPlantedTimer()
  for (let seconds = 0; seconds < heldSeconds + 1 + secondRest.seconds; seconds += 1 / 15) {
    const isStepping = seconds > heldSeconds && seconds < heldSeconds + 1
    const above = isStepping
      ? 0.1 + 0.3 * (seconds - heldSeconds)
      : seconds < heldSeconds
        ? 0.06
        : secondRest.above
    timer.observe(inSeconds(seconds), {
      left: { x: legLengths(0), y: legLengths(-above) },
      right: { x: legLengths(0.1), y: legLengths(0) },
    })
  }
  return timer
}

test.each([
  { case: 'a longer rest that may be a half step', above: 0.022, seconds: 8, quality: 'poor' },
  { case: 'a shorter rest that may be a half step', above: 0.022, seconds: 2, quality: 'good' },
  { case: 'a longer rest with the feet level', above: 0.008, seconds: 8, quality: 'good' },
])('$case makes the longest hold $quality', ({ above, seconds, quality }) => {
  const timer = timedAfter({ above, seconds })
  expect(timer.holds()).toHaveLength(1)
  expect(timer.mostQuality()).toBe(quality)
})
