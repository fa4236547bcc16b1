export type WakeLock = { hold(): void; release(): void }

/** Keeps the screen on for a person two metres away, where supported. */
export function createWakeLock(): WakeLock {
  let sentinel: WakeLockSentinel | null = null
  let isWanted = false
  return {
    async hold() {
      isWanted = true
      if (sentinel && !sentinel.released) return
      try {
        sentinel = await navigator.wakeLock.request('screen')
        if (!isWanted) await sentinel.release()
      } catch {
        sentinel = null
      }
    },
    release() {
      isWanted = false
      sentinel?.release().catch(() => {})
      sentinel = null
    },
  }
}
