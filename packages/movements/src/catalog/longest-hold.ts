import type { Hold } from '../definition/movement-kinds.ts'
import type { HoldMeasurement, StanceMeasurement } from './measurement.ts'

export type LongestHold = {
  seconds: number
  /** It was still held when it was last seen: the true hold is at least this long. */
  isRunning: boolean
}

/** Before players told how a hold ended, one that reached this close to the window's end was taken for running. */
const untoldSlackSeconds = 0.5
/** What adding and subtracting may do to two equal lengths. */
const rounding = 1e-6

/** The longest hold of a measurement; of two that are equally long, one that was still running. */
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
