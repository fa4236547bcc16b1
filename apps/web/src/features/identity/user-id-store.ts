import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device-storage.ts'
import { keptRecord, keptText } from '../../kept-values.ts'
import { currentSource } from '../../messenger/current-source.ts'

type UserIdState = {
  userIdentifier: string | null
  setUserIdentifier: (userIdentifier: string) => void
}

type KeptUserId = Pick<UserIdState, 'userIdentifier'>

/** Anything but a text is no identifier. */
function readUserId(kept: unknown): KeptUserId {
  const named = keptText(keptRecord(kept).userIdentifier)
  return { userIdentifier: named.trim() ? named : null }
}

export const useUserId = create<UserIdState>()(
  persist(set => ({ userIdentifier: null, setUserIdentifier: userIdentifier => set({ userIdentifier }) }), {
    name: 'user-id',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ userIdentifier }): KeptUserId => ({ userIdentifier }),
    migrate: readUserId,
    merge: (kept, current) => ({ ...current, ...readUserId(kept) }),
  }),
)

/** Who every call speaks for. `readIdentity` has run before anything can ask. */
export function currentCaller() {
  const { userIdentifier } = useUserId.getState()
  if (!userIdentifier) throw new Error('No user identifier: the app started without reading its address')
  return { userIdentifier, source: currentSource() }
}
