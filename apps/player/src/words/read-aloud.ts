import type { PlayerStore } from '../player-store.ts'
import type { Sound } from '../sound/sound.ts'
import { milestones } from '../state/cue.ts'
import type { PlayerState } from '../state/player-state.ts'
import { spoken } from './spoken.ts'

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
