import type { PlayerState } from './player-state.ts'

/** Names the page that a state shows: two states share a name only where every press means the same on both. */
export function pageOf(state: PlayerState): string {
  switch (state.at) {
    case 'framing':
      return `framing ${state.practice}`
    case 'near-fall':
      return `near-fall ${state.answer === 'none'}`
    case 'result':
      return `result ${state.shownAt === null}`
    case 'refused':
      return `refused ${state.secondsLeft === null}`
    default:
      return state.at
  }
}
