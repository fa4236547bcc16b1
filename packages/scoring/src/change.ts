import type { Verdict } from '@lithe/contracts/constants'
import { tests } from '@lithe/movements/catalog'
import {
  areAlike,
  hasFallen,
  higherIsBetter,
  isAtClock,
  type LastVisit,
  type TestResult,
} from './advice/last-visit.ts'
import { cameraErrors } from './norms/camera-error.ts'
import { practiceEffects, retestErrors } from './norms/retest-error.ts'

/** Of all results together, in standard deviations of the difference between two sittings: one pair in 25 lies further apart. */
const realFrom = 2.03

/** A shorter hold counts as this long. */
const shortestSeconds = 1

/** Practice comes once, with the second sitting. In log seconds, degrees or repetitions. */
function practiceOf({ movement }: TestResult): number {
  const { stanceRatio, foldDegrees, repetitions } = practiceEffects
  if (movement === 'single-leg-stance') return Math.log(stanceRatio)
  if (movement === 'plank') return 0
  return higherIsBetter({ movement } as TestResult) ? repetitions : foldDegrees
}

/** One sitting's standard error, the camera's own where it saw less clearly. */
function errorOf({ movement, quality }: TestResult): number {
  const retest = retestErrors[movement]
  if (!retest) return Number.POSITIVE_INFINITY
  const { angleDegrees, logSeconds, repetitions } = cameraErrors[quality]
  if (retest.scale === 'log') return Math.hypot(retest.error, logSeconds)
  const clear = cameraErrors.good.angleDegrees
  return movement === 'toe-touch' || movement === 'sit-and-reach'
    ? Math.sqrt(retest.error ** 2 - clear ** 2 + angleDegrees ** 2)
    : Math.hypot(retest.error, repetitions)
}

/**
 * How far one test went, in standard deviations, better above zero. Null where neither can have gone anywhere: the clock ran out
 * both times, or nobody knows how far two days differ. Where it ran out once, the other sitting's error is all there is.
 */
function stepOf(last: TestResult, today: TestResult, isFirst: boolean): number | null {
  const clocks = Number(isAtClock(last)) + Number(isAtClock(today))
  if (clocks === 2 || !retestErrors[today.movement]) return null
  const log = (seconds: number) => Math.log(Math.max(seconds, shortestSeconds))
  const isLog = retestErrors[today.movement]?.scale === 'log'
  const gained = isLog ? log(today.value) - log(last.value) : today.value - last.value
  const better = higherIsBetter(today) ? gained : -gained
  const practice = isFirst && clocks === 0 ? practiceOf(today) : 0
  const errors = [last, today].map(result => (isAtClock(result) ? 0 : errorOf(result)))
  return (better - practice) / Math.hypot(...errors)
}

/** What two visits say together, by all results that they share; `not-compared` where they share none. */
export function verdictOf(
  last: Pick<LastVisit, 'results' | 'isFirst'>,
  today: LastVisit['results'],
): Verdict {
  const alike = tests.flatMap(test => {
    const [before, now] = [last.results[test], today[test]]
    return before && now && areAlike(before, now) ? [[before, now] as const] : []
  })
  if (hasFallen(last.results.balance, today.balance)) return 'less'
  if (alike.length === 0) return 'not-compared'
  const steps = alike.flatMap(([before, now]) => stepOf(before, now, last.isFirst) ?? [])
  const together = steps.reduce((sum, step) => sum + step, 0) / Math.sqrt(Math.max(1, steps.length))
  if (Math.abs(together) <= realFrom) return 'same'
  return together > 0 ? 'better' : 'less'
}
