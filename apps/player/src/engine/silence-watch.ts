/** Nothing was seen for this long: whatever the reason, the person is told. */
export const silentAfterSeconds = 8

/**
 * Calls `onSilent` once when it was not started anew for so many seconds. Seconds in which the page lies behind another or
 * is held up itself do not count: a browser shows it no pictures then, and hands it no answers.
 */
export function createSilenceWatch(seconds: number, onSilent: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  return {
    /** From now on, whatever was waited for before. */
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
