import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs } from '../../device/device-storage.ts'

type DemoUnlockState = {
  /** Set once a link carried the demo key; the server decides whether it is the right one. */
  isUnlocked: boolean
  unlockKey: string | null
}

const useDemoUnlock = create<DemoUnlockState>()(
  persist((): DemoUnlockState => ({ isUnlocked: false, unlockKey: null }), {
    name: 'demo-unlock',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
)
followTabs(useDemoUnlock)

/** Keeps the key a link carried, for when a report is made. */
export function keepUnlockKey(search: string) {
  const unlockKey = new URLSearchParams(search).get('unlockKey')?.trim()
  if (unlockKey) useDemoUnlock.setState({ isUnlocked: true, unlockKey })
}

/** What generate-report is told about unlocking. */
export function unlockClaim(): { unlocked?: true; unlockKey?: string } {
  const { isUnlocked, unlockKey } = useDemoUnlock.getState()
  return isUnlocked && unlockKey ? { unlocked: true, unlockKey } : {}
}
