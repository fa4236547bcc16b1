import type { Sound } from '../sound/sound.ts'
import { milestones, momentCues } from '../state/cue.ts'
import type { PlayerState } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { caption } from './caption.ts'
import { wordsFor } from './movement-words.ts'
import { stageWords } from './words.ts'

/** The whole window was held: the last milestone is reached as it ends, and must not be cut off by what follows. */
const wasJustPraised = (state: PlayerState) =>
  state.at === 'measuring' && milestones.some(([, cue]) => cue === state.advice)

/** Says every new sentence; a result after its last milestone, anything else at once. */
export function readAloud(
  store: Pick<PlayerStore, 'state' | 'subscribe'>,
  sound: Pick<Sound, 'say' | 'sayNext'>,
) {
  let said: string | null = null
  let before = store.state()
  store.subscribe(() => {
    const state = store.state()
    const sentence = spoken(state)
    if (sentence && sentence !== said) {
      if (state.at === 'result' && wasJustPraised(before)) sound.sayNext(sentence)
      else sound.say(sentence)
    }
    said = sentence
    before = state
  })
}

/** What is said aloud: the caption and, where it is new, the quieter line that stands beside it. */
export function spoken(state: PlayerState): string | null {
  if (isToldOnScreenOnly(state)) return null
  const sentence = caption(state)
  const beside = sentence && besideCaption(state)
  return beside ? `${beside} ${sentence}` : sentence
}

/** What goes on at the moment is seen to change with the body; the phone is quiet between what is new. */
const isToldOnScreenOnly = (state: PlayerState) =>
  state.at === 'measuring' && momentCues.some(cue => cue === state.advice)

function besideCaption(state: PlayerState): string | null {
  switch (state.at) {
    case 'framing':
      if (state.isSlow) return stageWords.slowPhone
      // The picture is empty yet: the phone is still at hand, and can be put where it belongs.
      return state.advice === 'step-into-view' ? (wordsFor(state.assignment).place ?? null) : null
    case 'practising':
      return state.advice === null ? stageWords.practice.practising : null
    default:
      return null
  }
}
