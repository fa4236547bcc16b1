import type { Verdict } from '@lithe/contracts/constants'
import { tests } from '@lithe/movements/catalog'
import { areAlike, higherIsBetter, isAtClock, type LastVisit, type TestResult } from './advice/last-visit.ts'
import { cameraErrors } from './norms/camera-error.ts'
import { practiceEffects, type RetestError, retestErrors } from './norms/retest-error.ts'
import { fallSince } from './status.ts'

/**
 * Threshold for the joint change, in standard deviations of the retest difference: exceeded by chance in 1 pair in 25.
 */
const realFrom = 2.03

/** Shorter holds count as this long, in seconds. */
const shortestSeconds = 1

/** Practice effect of the second sitting, in log seconds, degrees or repetitions. */
function practiceOf(result: TestResult): number {
  const { stanceRatio, foldDegrees, repetitions } = practiceEffects
  if (result.movement === 'single-leg-stance') return Math.log(stanceRatio)
  if (result.movement === 'plank') return 0
  return higherIsBetter(result) ? repetitions : foldDegrees
}

/** Retest standard error of one sitting, plus the camera's error for poorer recordings. */
function errorOf(result: TestResult, { scale, error }: RetestError): number {
  const { angleDegrees, logSeconds, repetitions } = cameraErrors[result.quality]
  if (scale === 'log') return Math.hypot(error, logSeconds)
  if (higherIsBetter(result)) return Math.hypot(error, repetitions)
  return Math.sqrt(error ** 2 - cameraErrors.good.angleDegrees ** 2 + angleDegrees ** 2)
}

/**
 * Change of one test in standard deviations, positive for better. Null if both results were censored or no retest error
 * is published; if one was censored, only the other's error counts.
 */
function stepOf(last: TestResult, today: TestResult, isFirst: boolean): number | null {
  const clocks = Number(isAtClock(last)) + Number(isAtClock(today))
  const retest = retestErrors[today.movement]
  if (clocks === 2 || !retest) return null
  const log = (seconds: number) => Math.log(Math.max(seconds, shortestSeconds))
  const gained = retest.scale === 'log' ? log(today.value) - log(last.value) : today.value - last.value
  const better = higherIsBetter(today) ? gained : -gained
  const practice = isFirst && clocks === 0 ? practiceOf(today) : 0
  const errors = [last, today].map(result => (isAtClock(result) ? 0 : errorOf(result, retest)))
  return (better - practice) / Math.hypot(...errors)
}

/** Joint verdict on the tests that two visits share; `not-compared` if they share none. */
export function verdictOf(
  last: Pick<LastVisit, 'results' | 'isFirst'>,
  today: LastVisit['results'],
): Verdict {
  const alike = tests.flatMap(test => {
    const [before, now] = [last.results[test], today[test]]
    return before && now && areAlike(before, now) ? [[before, now] as const] : []
  })
  if (fallSince(last.results.balance, today.balance)) return 'less'
  if (alike.length === 0) return 'not-compared'
  const steps = alike.flatMap(([before, now]) => stepOf(before, now, last.isFirst) ?? [])
  const together = steps.reduce((sum, step) => sum + step, 0) / Math.sqrt(Math.max(1, steps.length))
  if (Math.abs(together) <= realFrom) return 'same'
  return together > 0 ? 'better' : 'less'
}
