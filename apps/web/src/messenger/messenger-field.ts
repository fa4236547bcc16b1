import type { MessengerData } from '@lithe/contracts/api'
import { messenger } from './messenger.ts'

/** The field that three calls carry inside a messenger, and nowhere else. */
export function messengerField(): { telegram?: MessengerData } {
  const here = messenger()
  return here ? { telegram: here.data() } : {}
}
