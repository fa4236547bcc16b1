import type { Caller } from '@lithe/contracts/api'
import { forgetConsent } from '../features/consent/consent-store.ts'
import { messagingUserIds } from '../features/identity/identity.ts'
import { erasureOf } from '../features/profiles/erasure-of.ts'
import {
  type Deletion,
  deleteProfile,
  findCurrent,
  useProfiles,
} from '../features/profiles/profiles-store.ts'
import { currentSource } from '../messenger/current-source.ts'
import { becomeProfile } from './become-profile.ts'

type Ports = {
  server: Record<'eraseProfile' | 'eraseMe', (caller: Caller) => Promise<unknown>>
  outbox: {
    holdBack: (run: () => Promise<Removal>) => Promise<Removal>
    forget: (userIdentifier: string) => void
  }
  ledger: { forgetCaller: (userIdentifier: string) => void }
}

export type Removal = Deletion | { ok: false; reason: 'not-erased'; error: unknown }

const rehearse = (id: string) => deleteProfile(useProfiles.getState(), id, messagingUserIds())

/** Deletes a profile on the server and then on this device, as far as the rules allow; or nowhere. */
export async function removeProfile(id: string, { server, outbox, ledger }: Ports): Promise<Removal> {
  const rehearsal = rehearse(id)
  const { profiles } = useProfiles.getState()
  const leaving = profiles.find(profile => profile.id === id)
  if (!rehearsal.ok || !leaving) return rehearsal
  const caller: Caller = { userIdentifier: leaving.userId, source: currentSource() }
  const erasure = erasureOf(leaving, profiles)
  return outbox.holdBack(async () => {
    try {
      if (erasure === 'profile') await server.eraseProfile(caller)
      if (erasure === 'person') await server.eraseMe(caller)
    } catch (error) {
      console.warn('The profile could not be erased', error)
      return { ok: false, reason: 'not-erased', error }
    }
    if (erasure !== 'here-only') outbox.forget(leaving.userId)
    forgetConsent(leaving.userId)
    ledger.forgetCaller(leaving.userId)
    return removeHere(id)
  })
}

/** On this device alone; who was current gives way to the owner. */
export function removeHere(id: string): Deletion {
  const before = useProfiles.getState()
  const deletion = rehearse(id)
  if (!deletion.ok) return deletion
  useProfiles.setState(deletion.data)
  const current = findCurrent(deletion.data)
  if (current && current.id !== before.currentProfileId) becomeProfile(current)
  return deletion
}
