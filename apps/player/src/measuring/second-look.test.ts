import type { FramingAdvice } from '@lithe/movements'
import { milliseconds } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { createSecondLook, secondLookMs, unheldLookMs } from './second-look.ts'

/** Milliseconds at which a second look is requested. */
function looksAfter(...stretches: readonly (readonly [advice: FramingAdvice | null, ms: number])[]) {
  const secondLook = createSecondLook()
  const asked: number[] = []
  let now = 0
  for (const [advice, ms] of stretches)
    for (const end = now + ms; now < end; now += 100)
      if (secondLook(advice, { advice, heldShare: advice ? 0 : 1 }, milliseconds(now))) asked.push(now)
  return asked
}

describe('a second look', () => {
  it('is taken when advice persists, and repeated while it does', () => {
    expect(looksAfter(['turn-side-on', 3 * secondLookMs + 100])).toEqual([
      secondLookMs,
      2 * secondLookMs,
      3 * secondLookMs,
    ])
  })

  it('waits again after each change of advice', () => {
    expect(looksAfter(['step-back', secondLookMs], ['turn-side-on', secondLookMs], [null, 60_000])).toEqual(
      [],
    )
  })

  it('is not taken while no one is in view', () => {
    expect(looksAfter(['step-into-view', 60_000])).toEqual([])
  })

  it('is not taken sooner or more often for a jittering body told to hold still', () => {
    expect(looksAfter(['hold-still', 2 * unheldLookMs + 100])).toEqual([unheldLookMs, 2 * unheldLookMs])
  })

  /** Times of second looks in ms, if no advice settles and `mostHeld` of the start is held off and on. */
  function looksWhileTrembling(mostHeld: number) {
    const secondLook = createSecondLook()
    const asked: number[] = []
    for (let now = 0; now <= 2 * unheldLookMs; now += 100) {
      const isStill = now % 200 === 0
      const readiness = { advice: isStill ? null : 'hold-still', heldShare: isStill ? mostHeld : 0 } as const
      if (secondLook(null, readiness, milliseconds(now))) asked.push(now)
    }
    return asked
  }

  it('is taken if no advice settles and nothing is held', () => {
    expect(looksWhileTrembling(0.05)).toEqual([unheldLookMs + 100])
  })

  it('is not taken for a body that nearly holds its start pose', () => {
    expect(looksWhileTrembling(0.6)).toEqual([])
  })
})
