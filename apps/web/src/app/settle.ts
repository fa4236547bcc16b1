import { followOtherTabs } from '../device/device-storage.ts'
import { keepUnlockKey } from '../features/access/demo-unlock-store.ts'
import { takeLink } from '../features/browser-link/arrived-link.ts'
import { readIdentity } from '../features/identity/identity.ts'
import { type Invitation, mustAskFirst, takeInvitation } from '../features/workout/organisation.tsx'
import { restoreHandedOver } from '../navigation/this-page.ts'
import { isKnownHere, settleProfiles } from '../people/current-profile.ts'
import { withWords } from '../words/language.ts'

/**
 * Before the first page is shown: what the address brings is taken out of it, and it is settled whom this device speaks
 * for. Answers the organisation's invitation that the address or the device holds.
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

/** After this long the page opens without knowing who sent the person; a later answer is taken up all the same. */
const invitationPatienceMs = 4000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Only a visit by an organisation's link waits for it, and only the first time. */
export async function followInvitation(invitation: Invitation | null) {
  if (invitation === null) return
  const met = withWords(import('../features/workout/meet-organisation.ts'))
    .then(({ meetOrganisation }) => meetOrganisation(invitation))
    .catch((error: unknown) => console.warn('Lithe goes on without the organisation', error))
  if (mustAskFirst(invitation)) await Promise.race([met, pause(invitationPatienceMs)])
}
