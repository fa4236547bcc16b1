import { describe, expect, it } from 'vitest'
import { beginRest, countdownColour, extendRest, restMessage, restSecondsLeft } from './rest-countdown.ts'

describe('the rest', () => {
  it('is green at 3 or less, yellow at 6 or less and white above', () => {
    expect([0, 3].map(countdownColour)).toEqual(['green', 'green'])
    expect([4, 6].map(countdownColour)).toEqual(['yellow', 'yellow'])
    expect([7, 15, 25].map(countdownColour)).toEqual(['white', 'white', 'white'])
  })

  it('says when only one exercise is left', () => {
    expect(restMessage(1)).toBe('Great job! Only one more left!')
    expect(restMessage(2)).toBe('Good job! You are more than halfway completed')
  })

  it('lasts 15 seconds and 10 more with each press', () => {
    const rest = beginRest(1000)
    expect(restSecondsLeft(rest, 1000)).toBe(15)
    const longer = extendRest(extendRest(rest))
    expect(longer.extraSeconds).toBe(20)
    expect(restSecondsLeft(longer, 1000)).toBe(35)
  })

  it('is over on time even if the page slept, and never below zero', () => {
    const rest = beginRest(0)
    expect(restSecondsLeft(rest, 14_001)).toBe(1)
    expect(restSecondsLeft(rest, 15_000)).toBe(0)
    expect(restSecondsLeft(rest, 600_000)).toBe(0)
  })
})
