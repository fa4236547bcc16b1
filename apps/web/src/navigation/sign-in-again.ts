import { create } from 'zustand'
import type { ReturnPlace } from './this-page.ts'

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
