import type { PlayerState } from '../state/player-state.ts'
import { caption } from './caption.ts'
import { wordsFor } from './movement-words.ts'
import { words } from './words.ts'

/** What is said aloud: the caption and, where it is new, the quieter line that stands beside it. */
export function spoken(state: PlayerState): string | null {
  if (isToldOnScreenOnly(state)) return null
  const sentence = caption(state)
  const beside = sentence && besideCaption(state)
  return beside ? `${beside} ${sentence}` : sentence
}

/** While something is held the phone is quiet between its milestones. */
const isToldOnScreenOnly = (state: PlayerState) => state.at === 'measuring' && state.advice === 'steady'

function besideCaption(state: PlayerState): string | null {
  switch (state.at) {
    case 'framing':
      // The picture is empty yet: the phone is still at hand, and can be put where it belongs.
      return state.advice === 'step-into-view' ? (wordsFor(state.assignment).place ?? null) : null
    case 'practising':
      return state.advice === null ? words.practice.practising : null
    default:
      return null
  }
}
