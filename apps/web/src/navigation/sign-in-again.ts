import { create } from 'zustand'
import { keptRecord, keptText } from '../storage/device-storage.ts'
import { type ReturnPlace, readReturnPlace } from './this-page.ts'

/** An account on this device that must sign in again, and where. */
export type SignInEnded = { userIdentifier: string; place: ReturnPlace }

type SignInEndedState = {
  ended: SignInEnded | null
  /** Page on which the person dismissed the question. */
  putOffAt: string | null
}

export const useSignInEnded = create<SignInEndedState>()(() => ({ ended: null, putOffAt: null }))

export const putOffSigningIn = () =>
  useSignInEnded.setState(({ ended }) => ({ ended: null, putOffAt: ended?.place.path ?? null }))

export const forgetSignInEnded = () => useSignInEnded.setState({ ended: null, putOffAt: null })

/** A request to prove one's identity again; `answer` tells whether it succeeded. */
type Asked = {
  /** State of the page, in case the proof navigates away and back. */
  comesBackWith: object
  answer: (isProven: boolean) => void
}

export const useAskedProof = create<{ asked: Asked | null }>()(() => ({ asked: null }))

/** Asks in place, on any page; an earlier pending request fails. */
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
  /** Whether Google was chosen, and the document reloaded for it. */
  continues?: boolean
  /** What a known person wants instead of the greeting: to sign in, or to be another person. */
  wants?: 'sign-in' | 'another'
  /** Whether the signed-in account must be proved again; no other account is accepted. */
  provesAgain?: boolean
  /** An email address to prefill. */
  email?: string
  /** Report from a link, opened after the next sign-in. */
  report?: string
}

/** For links on which the press already says what is wanted. */
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
