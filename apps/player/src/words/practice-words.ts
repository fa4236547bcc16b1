import type { Framing } from '../state/player-state.ts'

/** What a try before the real one is for, and what was seen of it. */
export const practiceWords = {
  offered: null,
  wanted: null,
  recognised: 'That was it. Get ready: now it counts',
  'not-recognised': 'Not quite seen. Get ready, and take your time',
} satisfies Record<Framing['practice'], string | null>

export const practisingWords = 'Try it once; nothing counts yet.'
