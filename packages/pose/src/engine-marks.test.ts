import { describe, expect, test } from 'vitest'
import { faultlessMarks, fittedMarks, sideMarks } from './engine-marks.ts'

/** Inverts an offset: relative to the joint's bone instead of the landmark's. */
const turnedRound = (jointFromMark: number) => -jointFromMark / (1 - jointFromMark)

describe('engine landmarks', () => {
  test.each(['shoulder', 'hip'] as const)(
    'lead a choreographed %s back to the joint that the side view finds',
    joint => {
      expect(faultlessMarks.markFromJoint[joint]).toBeCloseTo(turnedRound(sideMarks.jointFromMark[joint]), 3)
    },
  )

  test('agree on the upper arm between the side view and the fitted skeleton', () => {
    expect(fittedMarks.jointFromMark.shoulder).toBe(sideMarks.jointFromMark.shoulder)
  })

  test('are above the hip in a side view and below it in others', () => {
    expect(Math.sign(sideMarks.jointFromMark.hip)).toBe(1)
    expect(Math.sign(fittedMarks.jointFromMark.hip)).toBe(-1)
  })
})
