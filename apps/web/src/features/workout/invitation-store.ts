import type { Organisation } from '@lithe/contracts/organisations'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device/device-storage.ts'

/** Why a link that names an organisation came to nothing. */
type InvitationProblem = 'unknown' | 'unreachable'

type OrganisationState = {
  /** What the server told of the organisation, so that a reload without a network is the same visit. */
  known: Organisation | null
  /** Of the secret link the person came by: opens the full report, once for each use it has. */
  key: string | null
  problem: InvitationProblem | null
}

const none: OrganisationState = { known: null, key: null, problem: null }

export const useInvitation = create<OrganisationState>()(
  persist((): OrganisationState => none, {
    name: 'organisation',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ known, key }) => ({ known, key }),
  }),
)

export const forgetInvitation = () => useInvitation.setState(none)

/** The organisation of this code, as far as this device knows it. */
export const organisationNamed = (code: string | null): Organisation | null => {
  const { known } = useInvitation.getState()
  return known?.code === code ? known : null
}
