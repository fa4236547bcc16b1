import { longestHold, type ReachMeasurement, type StanceMeasurement } from '@lithe/movements/catalog'
import type { StrengthMeasurement } from '../usable.ts'
import type { TestResult } from './last-visit.ts'

type Hold = StanceMeasurement | Extract<StrengthMeasurement, { longestHoldSeconds: number }>

export const holdResult = (hold: Hold): TestResult => ({
  movement: hold.movement,
  variant: ('variant' in hold && hold.variant) || null,
  value: hold.longestHoldSeconds,
  censored: longestHold(hold).isRunning,
  windowSeconds: hold.windowSeconds,
  quality: hold.quality.level,
})

const plain = { censored: false, windowSeconds: null } as const

export const reachResult = ({ movement, variant, minHipDegrees, quality }: ReachMeasurement): TestResult => ({
  ...plain,
  movement,
  variant: variant ?? null,
  value: minHipDegrees,
  quality: quality.level,
})

export const strengthResult = (strength: StrengthMeasurement): TestResult =>
  'holds' in strength
    ? holdResult(strength)
    : {
        ...plain,
        movement: strength.movement,
        variant: strength.variant ?? null,
        value: strength.reps,
        quality: strength.quality.level,
      }
