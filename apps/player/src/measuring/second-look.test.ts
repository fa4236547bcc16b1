import type { FramingAdvice } from '@lithe/movements'
import { milliseconds } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { createSecondLook, secondLookMs } from './second-look.ts'

/** At which tenths of a second a second look is asked for. */
function looksAfter(...stretches: readonly (readonly [advice: FramingAdvice | null, ms: number])[]) {
  const secondLook = createSecondLook()
  const asked: number[] = []
  let now = 0
  for (const [advice, ms] of stretches)
    for (const end = now + ms; now < end; now += 100)
      if (secondLook(advice, milliseconds(now))) asked.push(now)
  return asked
}

describe('a second look', () => {
  it('is taken where advice stands without effect, and again for as long as it does', () => {
    expect(looksAfter(['turn-side-on', 3 * secondLookMs + 100])).toEqual([
      secondLookMs,
      2 * secondLookMs,
      3 * secondLookMs,
    ])
  })

  it('waits anew for each thing to change', () => {
    expect(looksAfter(['step-back', secondLookMs], ['turn-side-on', secondLookMs], [null, 60_000])).toEqual(
      [],
    )
  })

  it.each(['step-into-view', 'hold-still'] as const)('is of no use for “%s”', advice => {
    expect(looksAfter([advice, 60_000])).toEqual([])
  })
})
