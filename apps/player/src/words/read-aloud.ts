import type { Sound } from '../sound/sound.ts'
import { milestones, momentCues } from '../state/cue.ts'
import type { PlayerState } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { caption } from './caption.ts'
import { wordsFor } from './movement-words.ts'
import { stageWords } from './words.ts'

/** Whether the last milestone has just been spoken: it coincides with the result, and must not be cut off. */
const wasJustPraised = (state: PlayerState) =>
  state.at === 'measuring' && milestones.some(([, cue]) => cue === state.advice)

/** Speaks each new sentence; a result waits for the last milestone, everything else interrupts. */
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

/** The text to speak: the caption and, if new, the secondary line. */
export function spoken(state: PlayerState): string | null {
  if (isToldOnScreenOnly(state)) return null
  const sentence = caption(state)
  const beside = sentence && besideCaption(state)
  return beside ? `${beside} ${sentence}` : sentence
}

/** Cues that follow the body are only shown, so that the phone is quiet in between. */
const isToldOnScreenOnly = (state: PlayerState) =>
  state.at === 'measuring' && momentCues.some(cue => cue === state.advice)

function besideCaption(state: PlayerState): string | null {
  switch (state.at) {
    case 'framing':
      if (state.slow) return stageWords.slow[state.slow]
      // No one is in view, so the phone is still in hand, and can be placed correctly.
      return state.advice === 'step-into-view' ? (wordsFor(state.assignment).place ?? null) : null
    case 'practising':
      return state.advice === null ? stageWords.practice.practising : null
    default:
      return null
  }
}
