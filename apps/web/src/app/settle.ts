import { takeLink } from '../arrive/link/arrived-link.ts'
import { keepUnlockKey } from '../memory/demo-unlock-store.ts'
import { readIdentity } from '../memory/identity.ts'
import { restoreHandedOver } from '../navigation/this-page.ts'
import { isKnownHere, settleProfiles } from '../people/current-profile.ts'
import { type Invitation, mustAskFirst, takeInvitation } from '../people/organisation.tsx'
import { followOtherTabs } from '../storage/device-storage.ts'
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
  const met = withWords(import('../people/meet-organisation.ts'))
    .then(({ meetOrganisation }) => meetOrganisation(invitation))
    .catch((error: unknown) => console.warn('Lithe goes on without the organisation', error))
  if (mustAskFirst(invitation)) await Promise.race([met, pause(invitationPatienceMs)])
}
