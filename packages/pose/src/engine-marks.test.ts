import { describe, expect, test } from 'vitest'
import { faultlessMarks, fittedMarks, sideMarks } from './engine-marks.ts'

/** Inverts a share: relative to the joint's bone instead of the landmark's. */
const turnedRound = (jointFromMark: number) => -jointFromMark / (1 - jointFromMark)

describe('engine landmarks', () => {
  test.each(['shoulder', 'hip'] as const)(
    'of a choreographed %s lead back to the joint the side view finds',
    joint => {
      expect(faultlessMarks.markFromJoint[joint]).toBeCloseTo(turnedRound(sideMarks.jointFromMark[joint]), 3)
    },
  )

  test('agree on the upper arm between the side view and the fitted skeleton', () => {
    expect(fittedMarks.jointFromMark.shoulder).toBe(sideMarks.jointFromMark.shoulder)
  })

  test('are above the hip from the side and below it in other views', () => {
    expect(Math.sign(sideMarks.jointFromMark.hip)).toBe(1)
    expect(Math.sign(fittedMarks.jointFromMark.hip)).toBe(-1)
  })
})
