import { create } from 'zustand'

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
