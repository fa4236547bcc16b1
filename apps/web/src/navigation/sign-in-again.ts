import { create } from 'zustand'
import { keptRecord, keptText } from '../storage/device-storage.ts'
import { type ReturnPlace, readReturnPlace } from './this-page.ts'

/** The account on this device must sign in again. */
export type SignInEnded = { userIdentifier: string; place: ReturnPlace }

type SignInEndedState = {
  ended: SignInEnded | null
  /** The page on which the person dismissed the question. */
  putOffAt: string | null
}

export const useSignInEnded = create<SignInEndedState>()(() => ({ ended: null, putOffAt: null }))

export const putOffSigningIn = () =>
  useSignInEnded.setState(({ ended }) => ({ ended: null, putOffAt: ended?.place.path ?? null }))

export const forgetSignInEnded = () => useSignInEnded.setState({ ended: null, putOffAt: null })

/** A request to prove one's identity again; `answer` says whether it succeeded. */
type Asked = {
  /** State for the page if the proof navigates away and back. */
  comesBackWith: object
  answer: (isProven: boolean) => void
}

export const useAskedProof = create<{ asked: Asked | null }>()(() => ({ asked: null }))

/** Asks in place, on any page; a pending earlier request is answered as failed. */
export const askForProof = (comesBackWith: object) =>
  new Promise<boolean>(resolve => {
    useAskedProof.getState().asked?.answer(false)
    const answer = (isProven: boolean) => {
      useAskedProof.setState({ asked: null })
      resolve(isProven)
    }
    useAskedProof.setState({ asked: { comesBackWith, answer } })
  })

/** Navigation state passed to the sign-in page. */
export type LoginState = {
  /** Where the person was, and which account must sign in again. */
  returnTo?: ReturnPlace & { userIdentifier: string }
  /** Google was chosen, and the document reloaded for it. */
  continues?: boolean
  /** Past the greeting of a known person: to sign in, or as another person. */
  wants?: 'sign-in' | 'another'
  /** The signed-in account must be proved again; another is not accepted. */
  provesAgain?: boolean
  /** An email address to prefill. */
  email?: string
  /** Report from a link, opened after the next sign-in. */
  report?: string
}

/** For links whose press already says it. */
export const toSignIn: LoginState = { wants: 'sign-in' }

export function readLoginState(state: unknown): LoginState {
  const { returnTo, continues, wants, provesAgain, email, report } = keptRecord(state)
  const place = readReturnPlace(returnTo)
  const userIdentifier = keptText(keptRecord(returnTo).userIdentifier)
  const texts = {
    ...(keptText(email) && { email: keptText(email) }),
    ...(keptText(report) && { report: keptText(report) }),
  }
  const flags: LoginState = {
    continues: continues === true,
    ...((wants === 'sign-in' || wants === 'another') && { wants }),
    ...(provesAgain === true && { provesAgain }),
  }
  return { ...flags, ...texts, ...(place ? { returnTo: { ...place, userIdentifier } } : {}) }
}
