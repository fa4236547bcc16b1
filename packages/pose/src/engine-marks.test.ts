import { describe, expect, test } from 'vitest'
import { faultlessMarks, fittedMarks, sideMarks } from './engine-marks.ts'

/** Inverts an offset: relative to the joint's bone instead of the landmark's. */
const turnedRound = (jointFromMark: number) => -jointFromMark / (1 - jointFromMark)

describe('engine landmarks', () => {
  test.each(['shoulder', 'hip'] as const)(
    'map a choreographed %s back to the same joint in a side view',
    joint => {
      expect(faultlessMarks.markFromJoint[joint]).toBeCloseTo(turnedRound(sideMarks.jointFromMark[joint]), 3)
    },
  )

  test('have the same shoulder offset in the side view and the fitted skeleton', () => {
    expect(fittedMarks.jointFromMark.shoulder).toBe(sideMarks.jointFromMark.shoulder)
  })

  test('lie above the hip in a side view and below it in other views', () => {
    expect(Math.sign(sideMarks.jointFromMark.hip)).toBe(1)
    expect(Math.sign(fittedMarks.jointFromMark.hip)).toBe(-1)
  })
})
