/** Half a millisecond: time stamps such as 0.0333 s would otherwise fall just short. */
const slackSeconds = 0.0005

/** Says of each picture of a film, by its time in seconds, whether it is needed for so many a second; null needs all. */
export function keepRate(framesPerSecond: number | null) {
  let nextDue = Number.NEGATIVE_INFINITY
  return (seconds: number): boolean => {
    if (framesPerSecond === null) return true
    if (seconds < nextDue - slackSeconds) return false
    nextDue = (nextDue === Number.NEGATIVE_INFINITY ? seconds : nextDue) + 1 / framesPerSecond
    return true
  }
}
