import { create } from 'zustand'
import { keptRecord, keptText } from '../storage/device-storage.ts'
import { type ReturnPlace, readReturnPlace } from './this-page.ts'

/** The account of this device has to sign in again. */
export type SignInEnded = { userIdentifier: string; place: ReturnPlace }

type SignInEndedState = {
  ended: SignInEnded | null
  /** The page on which the person wanted to hear no more of it. */
  putOffAt: string | null
}

export const useSignInEnded = create<SignInEndedState>()(() => ({ ended: null, putOffAt: null }))

export const putOffSigningIn = () =>
  useSignInEnded.setState(({ ended }) => ({ ended: null, putOffAt: ended?.place.path ?? null }))

export const forgetSignInEnded = () => useSignInEnded.setState({ ended: null, putOffAt: null })

/** A person is asked to prove once more who they are; `answer` says whether they did. */
type Asked = {
  /** What the page is handed, should the proof lead away from it and back. */
  comesBackWith: object
  answer: (isProven: boolean) => void
}

export const useAskedProof = create<{ asked: Asked | null }>()(() => ({ asked: null }))

/** Asks in place, on whatever page they are; an earlier question that still stands was not answered. */
export const askForProof = (comesBackWith: object) =>
  new Promise<boolean>(resolve => {
    useAskedProof.getState().asked?.answer(false)
    const answer = (isProven: boolean) => {
      useAskedProof.setState({ asked: null })
      resolve(isProven)
    }
    useAskedProof.setState({ asked: { comesBackWith, answer } })
  })

/** What the way to the sign-in page hands over. */
export type LoginState = {
  /** Where the person was who has to sign in again, and who that was. */
  returnTo?: ReturnPlace & { userIdentifier: string }
  /** Google's way was chosen, and the document has been loaded anew for it. */
  goesOn?: boolean
  /** The account that is signed in is to be shown once more; another one is not taken. */
  provesAgain?: boolean
  /** An address that is to be typed already. */
  email?: string
  /** The report that a link led to: the next who signs in comes back to it. */
  report?: string
}

export function readLoginState(state: unknown): LoginState {
  const { returnTo, goesOn, provesAgain, email, report } = keptRecord(state)
  const place = readReturnPlace(returnTo)
  const userIdentifier = keptText(keptRecord(returnTo).userIdentifier)
  const texts = {
    ...(keptText(email) && { email: keptText(email) }),
    ...(keptText(report) && { report: keptText(report) }),
  }
  const flags = {
    goesOn: goesOn === true,
    ...(provesAgain === true && { provesAgain }),
  }
  return { ...flags, ...texts, ...(place ? { returnTo: { ...place, userIdentifier } } : {}) }
}
