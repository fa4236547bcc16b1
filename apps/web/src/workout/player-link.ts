import {
  type HostMessage,
  PlayerMessage,
  playerChannel,
  playerProtocolVersion,
} from '@lithe/contracts/player'
import type { ExerciseItem } from '@lithe/movements/catalog'

const envelope = { channel: playerChannel, version: playerProtocolVersion } as const

export const startMessage = (
  { videoId, movement, variant, durationSeconds }: ExerciseItem,
  emergencyNumber: string,
): HostMessage => ({
  ...envelope,
  type: 'start',
  videoId,
  workoutTypeId: movement,
  ...(variant ? { variant } : {}),
  duration: durationSeconds,
  emergencyNumber,
})

/** Shows the person to themselves; measures nothing. */
export const lookMessage: HostMessage = { ...envelope, type: 'look' }

export const stopMessage: HostMessage = { ...envelope, type: 'stop' }

/** Makes the player ask aloud whether it is heard. */
export const askHearingMessage: HostMessage = { ...envelope, type: 'ask-hearing' }

/** Makes the player call the person if its sound is on: they are far away, and the next press is here. */
export const callBackMessage: HostMessage = { ...envelope, type: 'call-back' }

type Arrival = { origin: string; source: unknown; data: unknown }

/** A valid message from our player's frame and origin; null for any other. */
export function readPlayerMessage(
  arrival: Arrival,
  expected: { origin: string; source: unknown },
): PlayerMessage | null {
  if (arrival.origin !== expected.origin || !expected.source || arrival.source !== expected.source)
    return null
  return PlayerMessage.safeParse(arrival.data).data ?? null
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function schemeOf({ dataset: { theme } }: HTMLElement): 'light' | 'dark' {
  if (theme === 'light' || theme === 'dark') return theme
  return prefersDark().matches ? 'dark' : 'light'
}

/** What the player cannot know inside its frame, which fills the screen during a measurement. */
export function surroundingsMessage(root: HTMLElement): HostMessage {
  const style = getComputedStyle(root)
  const edge = (side: string) => Number.parseFloat(style.getPropertyValue(`--edge-${side}`)) || 0
  return {
    ...envelope,
    type: 'surroundings',
    insets: { top: edge('top'), right: edge('right'), bottom: edge('bottom'), left: edge('left') },
    colourScheme: schemeOf(root),
    ground: style.backgroundColor,
    language: root.lang,
  }
}

/** Watches safe areas (orientation) and colours (theme) for changes; call the result to stop. */
export function watchSurroundings(root: HTMLElement, onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange)
  attributes.observe(root, { attributeFilter: ['style', 'data-theme', 'lang'] })
  const scheme = prefersDark()
  scheme.addEventListener('change', onChange)
  window.addEventListener('resize', onChange)
  return () => {
    attributes.disconnect()
    scheme.removeEventListener('change', onChange)
    window.removeEventListener('resize', onChange)
  }
}
