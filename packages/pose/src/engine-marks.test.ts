import { describe, expect, test } from 'vitest'
import { faultlessMarks, fittedMarks, sideMarks } from './engine-marks.ts'

/** A joint this share of the mark's own bone away, seen from the joint in shares of the joint's. */
const turnedRound = (jointFromMark: number) => -jointFromMark / (1 - jointFromMark)

describe('the marks of the engine', () => {
  test.each(['shoulder', 'hip'] as const)(
    'of a choreographed %s lead back to the joint the side view finds',
    joint => {
      expect(faultlessMarks.markFromJoint[joint]).toBeCloseTo(turnedRound(sideMarks.jointFromMark[joint]), 3)
    },
  )

  test('lie at the same place on the upper arm, from the side and for the fitted skeleton', () => {
    expect(fittedMarks.jointFromMark.shoulder).toBe(sideMarks.jointFromMark.shoulder)
  })

  test('are above the hip from the side and below it in every other view', () => {
    expect(Math.sign(sideMarks.jointFromMark.hip)).toBe(1)
    expect(Math.sign(fittedMarks.jointFromMark.hip)).toBe(-1)
  })
})
