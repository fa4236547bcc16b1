import { defaultEmergencyNumber, type HostMessage } from '@lithe/contracts/player'
import { movementIds, movements, variantIds } from '@lithe/movements/catalog'
import { type Assignment, look } from '../state/assignment.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import { createHostLink, type HostLink } from './host-link.ts'
import { allowedOrigins, hostOrigin } from './host-origin.ts'

type OpenedLink = {
  link: HostLink
  /** Starts or restarts on a tap; null if there is a host. */
  onDemand: (() => void) | null
  /** URL for another browser: the host's start page or, standalone, this page. */
  address: string
}

/** Connects to the embedding page or, standalone, reads the query. */
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
      if (message.type === 'look') return tell({ type: 'host-started', assignment: look })
      if (message.type === 'stop') return tell({ type: 'host-stopped' })
      if (message.type === 'ask-hearing') return tell({ type: 'hearing-asked' })
      if (message.type === 'call-back') return tell({ type: 'called-back' })
      if (message.type === 'surroundings') return wearSurroundings(document.documentElement, message)
      const { workoutTypeId: movement, variant = null, videoId, duration: windowSeconds } = message
      const { emergencyNumber = defaultEmergencyNumber } = message
      const assignment = { movement, variant, videoId, windowSeconds, emergencyNumber }
      tell({ type: 'host-started', assignment })
    },
  })
  return { link, onDemand: null, address: `${ofHost}/` }
}

const defaultWindowSeconds = 30

/** Reads what to measure without a host: `?movement=squat&variant=seated&duration=30`. */
export function standaloneAssignment(query: URLSearchParams): Assignment {
  const movement = movementIds.find(id => id === query.get('movement')) ?? 'squat'
  const variant =
    variantIds.find(id => id === query.get('variant') && id in movements[movement].variants) ?? null
  const asked = Number(query.get('duration'))
  const windowSeconds = asked > 0 && asked <= 600 ? asked : defaultWindowSeconds
  return {
    movement,
    variant,
    videoId: movements[movement].videoId,
    windowSeconds,
    emergencyNumber: defaultEmergencyNumber,
  }
}

type Surroundings = Extract<HostMessage, { type: 'surroundings' }>

const edges = ['top', 'right', 'bottom', 'left'] as const

type Root = Pick<HTMLElement, 'lang' | 'dataset'> & { style: Pick<CSSStyleDeclaration, 'setProperty'> }

/** Applies the host's look: in a frame, safe areas read 0, and the theme may differ. */
export function wearSurroundings(root: Root, { insets, colourScheme, ground, language }: Surroundings) {
  root.lang = language
  root.dataset.theme = colourScheme
  root.style.setProperty('--ground', ground)
  for (const edge of edges) root.style.setProperty(`--edge-${edge}`, `${insets[edge]}px`)
}
