import { mostUnlockKeys } from '@lithe/contracts/constants'
import { keptRecord, keptStore, keptText } from '../storage/device-storage.ts'

type DemoUnlockState = {
  /** Set once a link carried a demo key; the server decides whether it is valid. */
  isUnlocked: boolean
  unlockKey: string | null
  /** Keys of earlier links, as the newest may be wrong. */
  formerKeys: readonly string[]
}

function readDemoUnlock(kept: unknown): DemoUnlockState {
  const { unlockKey, formerKeys } = keptRecord(kept)
  const newest = keptText(unlockKey) || null
  const former = Array.isArray(formerKeys) ? formerKeys.map(keptText).filter(key => key !== '') : []
  return { isUnlocked: newest !== null, unlockKey: newest, formerKeys: former }
}

const useDemoUnlock = keptStore('demo-unlock', readDemoUnlock, () => readDemoUnlock(null))

/** Stores a link's key for when a report is made. */
export function keepUnlockKey(search: string) {
  const unlockKey = new URLSearchParams(search).get('unlockKey')?.trim()
  if (!unlockKey) return
  const { unlockKey: before, formerKeys } = useDemoUnlock.getState()
  const others = [...(before === null ? [] : [before]), ...formerKeys].filter(key => key !== unlockKey)
  useDemoUnlock.setState({ isUnlocked: true, unlockKey, formerKeys: others.slice(0, mostUnlockKeys - 1) })
}

/** The unlock fields of a generate-report request. */
export function unlockClaim(): { unlocked?: true; unlockKey?: string | string[] } {
  const { unlockKey, formerKeys } = useDemoUnlock.getState()
  if (unlockKey === null) return {}
  return { unlocked: true, unlockKey: formerKeys.length === 0 ? unlockKey : [unlockKey, ...formerKeys] }
}
