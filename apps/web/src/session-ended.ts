import { create } from 'zustand'
import type { ReturnPlace } from './return-place.ts'

/** The account of this device has to sign in again. */
export type SessionEnded = { userIdentifier: string; place: ReturnPlace }

type SessionEndedState = {
  ended: SessionEnded | null
  /** The page on which the person wanted to hear no more of it. */
  putOffAt: string | null
}

export const useSessionEnded = create<SessionEndedState>()(() => ({ ended: null, putOffAt: null }))

export const putOffSigningIn = () =>
  useSessionEnded.setState(({ ended }) => ({ ended: null, putOffAt: ended?.place.path ?? null }))

export const forgetSessionEnded = () => useSessionEnded.setState({ ended: null, putOffAt: null })
