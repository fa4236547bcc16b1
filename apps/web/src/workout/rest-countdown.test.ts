import { afterMovementWords } from '@lithe/words/live/after-movement'
import { describe, expect, it } from 'vitest'
import { restMessage } from './said-after.ts'
import { beginRest, countdownColour, extendRest, restSecondsAfter, restSecondsLeft } from './workout-flow.ts'

const words = () => afterMovementWords.rest

describe('the rest', () => {
  it('is white above six seconds, yellow up to six and green up to three', () => {
    expect([0, 3].map(countdownColour)).toEqual(['green', 'green'])
    expect([4, 6].map(countdownColour)).toEqual(['yellow', 'yellow'])
    expect([7, 15, 25].map(countdownColour)).toEqual(['white', 'white', 'white'])
  })

  it('says when only one exercise is left', () => {
    expect(restMessage({ done: 2, left: 1, total: 3 }, true)).toBe(words().last)
    expect(restMessage({ done: 4, left: 1, total: 5 }, true)).toBe(words().last)
  })

  it('says “halfway” only once more than half is measured, and praises only what is true', () => {
    expect(restMessage({ done: 3, left: 2, total: 5 }, true)).toBe(words().halfway)
    expect(restMessage({ done: 1, left: 2, total: 3 }, true)).toBe('Good job! One done, two to go.')
    for (const progress of [
      { done: 2, left: 3, total: 5 },
      { done: 2, left: 2, total: 5 },
    ])
      expect(restMessage(progress, true)).toBe(words().begun(progress))
  })

  it('does not praise what was not measured', () => {
    expect(restMessage({ done: 1, left: 1, total: 3 }, false)).toBe(words().notMeasured({ left: 1 }))
    expect(restMessage({ done: 0, left: 2, total: 3 }, false)).toBe(words().notMeasured({ left: 2 }))
  })

  it('lasts 15 seconds, plus 10 with each press', () => {
    const rest = beginRest({ nowMs: 1000, restSeconds: 15 })
    expect(restSecondsLeft(rest, 1000)).toBe(15)
    const longer = extendRest(extendRest(rest))
    expect(longer.extraSeconds).toBe(20)
    expect(restSecondsLeft(longer, 1000)).toBe(35)
  })

  it('doubles only after a fold, from 65 on', () => {
    expect(restSecondsAfter('toe-touch', 64)).toBe(15)
    for (const fold of ['toe-touch', 'sit-and-reach'] as const) expect(restSecondsAfter(fold, 65)).toBe(30)
    expect(restSecondsAfter('single-leg-stance', 80)).toBe(15)
  })

  it('ends on time even if the page was suspended, and never goes below zero', () => {
    const rest = beginRest({ nowMs: 0, restSeconds: 15 })
    expect(restSecondsLeft(rest, 14_001)).toBe(1)
    expect(restSecondsLeft(rest, 15_000)).toBe(0)
    expect(restSecondsLeft(rest, 600_000)).toBe(0)
  })
})
