import { useEffect } from 'react'
import { whenIdle } from '../../when-idle.ts'
import { prefetchPlayer } from './prefetch-player.ts'
import { usePlayerUrl } from './use-player-url.ts'

/** Chromium's own; not in the standard library of types. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Safe to read anywhere: browsers that do not tell have no such property. */
const isMetered = () => (navigator as WithConnection).connection?.saveData === true

let hasBegun = false

/** Brings the player into the browser's cache while the person reads; never on a connection that counts bytes. */
export function usePlayerPrefetch() {
  const { data: playerUrl } = usePlayerUrl()

  useEffect(() => {
    if (!playerUrl || hasBegun || isMetered()) return
    // What another origin serves may not be fetched from here.
    if (new URL(playerUrl, window.location.href).origin !== window.location.origin) return
    hasBegun = true
    whenIdle(() =>
      prefetchPlayer(playerUrl).catch(error => console.warn('The player is fetched at the workout', error)),
    )
  }, [playerUrl])
}
