import { emailPattern } from '@lithe/contracts/api'
import { keptRecord, keptText } from '../device/device-storage.ts'
import { type ReturnPlace, readReturnPlace } from './this-page.ts'

/** What the way to the sign-in page hands over. */
export type LoginState = {
  /** Where the person was who has to sign in again, and who that was. */
  returnTo?: ReturnPlace & { userIdentifier: string }
  /** Google's way was chosen, and the document has been loaded anew for it. */
  goesOn?: boolean
  /** The account that is signed in is to be shown once more; another one is not taken. */
  provesAgain?: boolean
  /** Signing in is what was pressed: the choice whether to is not shown. */
  isWanted?: boolean
  /** An address that is to be typed already. */
  email?: string
}

export function readLoginState(state: unknown): LoginState {
  const { returnTo, goesOn, provesAgain, isWanted, email } = keptRecord(state)
  const place = readReturnPlace(returnTo)
  const userIdentifier = keptText(keptRecord(returnTo).userIdentifier)
  const typed = emailPattern.test(keptText(email)) ? { email: keptText(email) } : {}
  const flags = {
    goesOn: goesOn === true,
    ...(provesAgain === true && { provesAgain }),
    ...(isWanted === true && { isWanted }),
  }
  return { ...flags, ...typed, ...(place ? { returnTo: { ...place, userIdentifier } } : {}) }
}
