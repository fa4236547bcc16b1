import type { Agreement, UserDetails } from '@lithe/contracts/api'
import { profileSeparator } from '@lithe/contracts/constants'

type Kept = { userDetails: UserDetails; agreement: Agreement | null }
type KeptOfAll = Kept & { profiles: readonly (Kept & { profile: string | null })[] }

/** The agreement in force of one person among those that a keeper is told of; null where there is none. */
export function findAgreement(
  kept: KeptOfAll,
  keeper: string,
  userIdentifier: string,
): (Agreement & { name: string }) | null {
  const suffix = userIdentifier.slice(keeper.length + profileSeparator.length)
  const who = userIdentifier === keeper ? kept : kept.profiles.find(({ profile }) => profile === suffix)
  return who?.agreement ? { ...who.agreement, name: who.userDetails.name } : null
}
