import { takeLink } from '../arrive/link/arrived-link.ts'
import { keepUnlockKey } from '../memory/demo-unlock-store.ts'
import { readIdentity } from '../memory/identity.ts'
import { restoreHandedOver } from '../navigation/this-page.ts'
import { isKnownHere, settleProfiles } from '../people/current-profile.ts'
import { type Invitation, mustAskFirst, takeInvitation } from '../people/organisation.tsx'
import { followOtherTabs } from '../storage/device-storage.ts'
import { withWords } from '../words/language.ts'

/**
 * Runs before the first page: consumes the URL's parameters and settles this device's identity. Returns the
 * organisation's invitation from URL or storage.
 */
export function settle(): Invitation | null {
  takeLink()
  keepUnlockKey(window.location.search)
  const invitation = takeInvitation()
  readIdentity(isKnownHere)
  restoreHandedOver()
  settleProfiles()
  followOtherTabs()
  return invitation
}

/** The page then opens without knowing the inviting organisation; a late response still counts. */
const invitationPatienceMs = 4000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Waits for an organisation only on a first visit by its link. */
export async function followInvitation(invitation: Invitation | null) {
  if (invitation === null) return
  const met = withWords(import('../people/meet-organisation.ts'))
    .then(({ meetOrganisation }) => meetOrganisation(invitation))
    .catch((error: unknown) => console.warn('Organisation not loaded', error))
  if (mustAskFirst(invitation)) await Promise.race([met, pause(invitationPatienceMs)])
}
