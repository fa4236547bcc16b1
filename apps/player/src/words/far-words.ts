import { wayOf } from '@lithe/movements/catalog'
import type { Framing, Moving } from '../state/player-state.ts'
import { stageWords } from './words.ts'

/** The cue of the moment in the two to four words that can be read from 2.5 m; the caption says it in full. */
export function farWords(state: Moving): string {
  const { moving, cues, movements } = stageWords.far
  const way = movements[wayOf(state.assignment)]
  switch (state.at) {
    case 'framing':
      return framingWords(state)
    case 'countdown':
      return way.pose
    case 'practising':
    case 'measuring':
      return state.advice ? { ...moving, ...cues }[state.advice] : way.go
  }
}

function framingWords({ advice, practice, assignment }: Framing): string {
  const { framing, practice: tried, movements } = stageWords.far
  if (advice) return framing[advice]
  const isTried = practice === 'recognised' || practice === 'not-recognised'
  return isTried ? tried[practice] : movements[wayOf(assignment)].pose
}
