import { defaultEmergencyNumber } from '@lithe/contracts/player'
import type { PlayerEvent } from '../state/player-event.ts'
import { allowedOrigins } from './allowed-origins.ts'
import { createHostLink, type HostLink } from './host-link.ts'
import { hostOrigin } from './host-origin.ts'
import { standaloneAssignment } from './standalone-assignment.ts'
import { wearSurroundings } from './wear-surroundings.ts'

type OpenedLink = {
  link: HostLink
  /** Starts (again) by a tap; only where there is no host to do it. */
  onDemand: (() => void) | null
  /** Where another browser finds what is shown here: the host's own start or, opened alone, this page. */
  address: string
}

/** The page that holds this one or, opened alone, the address bar. */
export function openHostLink(tell: (event: PlayerEvent) => void): OpenedLink {
  if (window.parent !== window) return openFrameLink(tell)
  const assignment = standaloneAssignment(new URLSearchParams(location.search))
  const onDemand = () => tell({ type: 'host-started', assignment })
  return {
    link: { send: news => (news.type === 'ready' ? onDemand() : undefined) },
    onDemand,
    address: location.href,
  }
}

function openFrameLink(tell: (event: PlayerEvent) => void): OpenedLink {
  const origins = allowedOrigins(location.origin, import.meta.env.VITE_HOST_ORIGINS)
  const ofHost = hostOrigin(origins, {
    ownOrigin: location.origin,
    ancestorOrigin: location.ancestorOrigins?.[0],
    referrer: document.referrer,
  })
  const link = createHostLink({
    page: window,
    host: window.parent,
    hostOrigin: ofHost,
    origins,
    onMessage(message) {
      if (message.type === 'stop') return tell({ type: 'host-stopped' })
      if (message.type === 'ask-hearing') return tell({ type: 'hearing-asked' })
      if (message.type === 'call-back') return tell({ type: 'called-back' })
      if (message.type === 'surroundings') return wearSurroundings(document.documentElement, message)
      const { workoutTypeId: movement, ease = null, videoId, duration: windowSeconds } = message
      const { emergencyNumber = defaultEmergencyNumber } = message
      const assignment = { movement, ease, videoId, windowSeconds, emergencyNumber }
      tell({ type: 'host-started', assignment })
    },
  })
  return { link, onDemand: null, address: `${ofHost}/` }
}
