/** A camera that shows nothing for this long has stopped, though its stream may say that it goes on. */
export const stalledAfterSeconds = 8

/**
 * Calls `onStalled` once when no picture was seen for `stalledAfterSeconds`. Seconds in which the page lies behind
 * another or is held up itself do not count: a browser shows it no pictures then.
 */
export function createStallWatch(onStalled: () => void) {
  let idleSeconds = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  return {
    start() {
      stop()
      idleSeconds = 0
      timer = setInterval(() => {
        if (document.hidden) return
        idleSeconds += 1
        if (idleSeconds < stalledAfterSeconds) return
        stop()
        onStalled()
      }, 1000)
    },
    pictureSeen() {
      idleSeconds = 0
    },
    stop,
  }
}
