import { keptRecord, keptText } from './kept-values.ts'
import { type ReturnPlace, readReturnPlace } from './return-place.ts'

/** What the way to the sign-in page hands over. */
export type LoginState = {
  /** Where somebody was who has to sign in again, and who that was. */
  returnTo?: ReturnPlace & { userIdentifier: string }
  /** Google's way was chosen, and the document has been loaded anew for it. */
  goesOn?: boolean
}

export function readLoginState(state: unknown): LoginState {
  const { returnTo, goesOn } = keptRecord(state)
  const place = readReturnPlace(returnTo)
  const userIdentifier = keptText(keptRecord(returnTo).userIdentifier)
  return { goesOn: goesOn === true, ...(place ? { returnTo: { ...place, userIdentifier } } : {}) }
}
