import type { PlayerState } from './player-state.ts'

/** Names the page that a state shows: two states share a name only where every press means the same on both. */
export function pageOf(state: PlayerState): string {
  const { at } = state
  switch (at) {
    case 'framing':
      return `${at}-${state.practice}`
    case 'near-fall':
      return `${at}-${state.answer === 'none'}`
    case 'result':
      return `${at}-${state.shownAt === null}`
    case 'refused':
      return `${at}-${state.secondsLeft === null}`
    default:
      return at
  }
}
