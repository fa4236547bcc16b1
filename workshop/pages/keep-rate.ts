/** Half a millisecond, since timestamps such as 0.0333 s would otherwise just miss their turn. */
const slackSeconds = 0.0005

/** Decides for each frame time whether a rate needs the frame; null keeps all frames. */
export function keepRate(framesPerSecond: number | null) {
  let nextDue = Number.NEGATIVE_INFINITY
  return (seconds: number): boolean => {
    if (framesPerSecond === null) return true
    if (seconds < nextDue - slackSeconds) return false
    nextDue = (nextDue === Number.NEGATIVE_INFINITY ? seconds : nextDue) + 1 / framesPerSecond
    return true
  }
}
