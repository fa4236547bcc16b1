/** Half a millisecond, since timestamps such as 0.0333 s would otherwise just miss. */
const slackSeconds = 0.0005

/** Decides for each frame time whether it is needed for a rate; null keeps all. */
export function keepRate(framesPerSecond: number | null) {
  let nextDue = Number.NEGATIVE_INFINITY
  return (seconds: number): boolean => {
    if (framesPerSecond === null) return true
    if (seconds < nextDue - slackSeconds) return false
    nextDue = (nextDue === Number.NEGATIVE_INFINITY ? seconds : nextDue) + 1 / framesPerSecond
    return true
  }
}
