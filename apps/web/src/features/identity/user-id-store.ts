import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type UserIdState = {
  userIdentifier: string | null
  setUserIdentifier: (userIdentifier: string) => void
}

export const useUserId = create<UserIdState>()(
  persist(set => ({ userIdentifier: null, setUserIdentifier: userIdentifier => set({ userIdentifier }) }), {
    name: 'user-id',
    version: 1,
    partialize: ({ userIdentifier }) => ({ userIdentifier }),
  }),
)

/** Who every call speaks for. `readAddressBar` has run before anything can ask. */
export function currentCaller() {
  const { userIdentifier } = useUserId.getState()
  if (!userIdentifier) throw new Error('No user identifier: the app started without reading its address')
  return { userIdentifier, source: 'web' as const }
}
