import type { Hold } from '../definition/movement-kinds.ts'
import type { HoldMeasurement, StanceMeasurement } from './measurement.ts'

export type LongestHold = {
  seconds: number
  /** Still held when last seen, so the true hold is at least this long. */
  isRunning: boolean
}

/** Older players did not report how holds ended; holds this close to the window's end counted as running. */
const untoldSlackSeconds = 0.5
/** Tolerance for equal lengths. */
const rounding = 1e-6

/** The longest hold; a running hold wins over an equally long one. */
export function longestHold({
  holds,
  longestHoldSeconds,
  windowSeconds,
}: Pick<StanceMeasurement | HoldMeasurement, 'holds' | 'longestHoldSeconds' | 'windowSeconds'>): LongestHold {
  const reachesEnd = (seconds: number) => seconds >= windowSeconds - untoldSlackSeconds
  const isRunning = ({ endedBy, toSeconds }: Hold) =>
    endedBy === undefined ? reachesEnd(toSeconds) : endedBy !== 'let-go'
  const longest = (holds as readonly Hold[]).filter(
    ({ fromSeconds, toSeconds }) => toSeconds - fromSeconds >= longestHoldSeconds - rounding,
  )
  return {
    seconds: longestHoldSeconds,
    isRunning: longest.length > 0 ? longest.some(isRunning) : reachesEnd(longestHoldSeconds),
  }
}
