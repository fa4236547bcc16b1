import { milestones } from '../session/cue.ts'
import type { Session } from '../session/session.ts'
import type { SessionStore } from '../session-store.ts'
import type { Sound } from '../sound/sound.ts'
import { spoken } from './spoken.ts'

/** The whole window was held: the last milestone is reached as it ends, and must not be cut off by what follows. */
const wasJustPraised = (session: Session) =>
  session.at === 'measuring' && milestones.some(([, cue]) => cue === session.advice)

/** Says every new sentence; a result after its last milestone, anything else at once. */
export function readAloud(
  store: Pick<SessionStore, 'session' | 'subscribe'>,
  sound: Pick<Sound, 'say' | 'sayNext'>,
) {
  let said: string | null = null
  let before = store.session()
  store.subscribe(() => {
    const session = store.session()
    const sentence = spoken(session)
    if (sentence && sentence !== said) {
      if (session.at === 'result' && wasJustPraised(before)) sound.sayNext(sentence)
      else sound.say(sentence)
    }
    said = sentence
    before = session
  })
}
