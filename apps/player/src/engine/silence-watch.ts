/** After this long without a frame, the person is told, whatever the cause. */
export const silentAfterSeconds = 8

/**
 * Calls `onSilent` once, unless restarted within the given seconds. Time in a hidden or blocked page does not count,
 * as browsers then deliver neither frames nor answers.
 */
export function createSilenceWatch(seconds: number, onSilent: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  return {
    /** Restarts the countdown. */
    start() {
      stop()
      let silentSeconds = 0
      timer = setInterval(() => {
        if (document.hidden) return
        silentSeconds += 1
        if (silentSeconds < seconds) return
        stop()
        onSilent()
      }, 1000)
    },
    stop,
  }
}
