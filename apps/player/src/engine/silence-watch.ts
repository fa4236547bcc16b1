/** After this long without a picture, the person is told, whatever the cause. */
export const silentAfterSeconds = 8

/**
 * Calls `onSilent` once, unless restarted within so many seconds. Time in which the page is hidden or blocked does not
 * count: browsers then deliver neither pictures nor answers.
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
