import { findOrganisation } from '@lithe/contracts/organisations'
import { isDemoUnlock } from './is-demo-unlock.ts'
import type { UnlockCause } from './unlock-assessment.ts'

type Claimed = {
  unlocked?: boolean | undefined
  unlockKey?: string | undefined
  organisation?: string | undefined
}

/** What opens a report as it is made: the demo key, or an organisation whose entry says so. A bare claim is nothing. */
export function grantedUnlock(
  { unlocked, unlockKey, organisation }: Claimed,
  demoUnlockKey: string | null,
): UnlockCause | null {
  if (unlocked !== true) return null
  if (isDemoUnlock(unlockKey, demoUnlockKey)) return { reason: 'demo-key' }
  const known = findOrganisation(organisation)
  return known?.unlocksReports ? { reason: 'organisation', source: known.code } : null
}
