export type WakeLock = { hold(): void; release(): void }

/** Keeps the screen on for a person two metres away, where supported. */
export function createWakeLock(): WakeLock {
  let sentinel: WakeLockSentinel | null = null
  let isWanted = false
  const isHeld = () => sentinel?.released === false
  return {
    async hold() {
      isWanted = true
      if (isHeld()) return
      try {
        const granted = await navigator.wakeLock.request('screen')
        // Another request may have been granted first.
        if (isWanted && !isHeld()) sentinel = granted
        else await granted.release()
      } catch {
        // Not supported, or denied, e.g. to save power.
      }
    },
    release() {
      isWanted = false
      sentinel?.release().catch(() => {})
      sentinel = null
    },
  }
}
