import type { Caller } from '@lithe/contracts/api'
import type { StoredAssessment } from '../db/schema/assessments.ts'
import type { Person } from '../db/schema/people.ts'

/** What the session cookie of a call proves. */
export type SignInProof = {
  signInId: string
  account: string
  /** Digests of the identifiers its owner has proven. */
  names: readonly string[]
  /** When the account was last proven. */
  provenAt: Date
}

export type Claim = Caller & { signIn: SignInProof | null }

/** A proven identity: a guest, an account, or a profile they keep. */
export type Identity = {
  /** Digest of the person, or of the profile's keeper. */
  keeper: string
  profile: { suffix: string; digest: string } | null
  /**
   * What to create when the keeper does not exist: a guest on any call, an account only at sign-in; null creates
   * nothing, lest a late call revive an erased account.
   */
  beginsAs: 'guest' | 'account' | null
}

type Proven = { caller: Claim; identity: Identity }

/** What a verb knows about its caller, keyed by its endpoint's `who`; resolved before the verb runs. */
export type Known = {
  anyone: object
  /** Null on a first visit. */
  guest: Proven & { person: Person | null }
  person: Proven & { person: Person }
  claimant: Proven
  keeper: Proven
  account: Proven & { signIn: SignInProof }
  owner: Proven & { person: Person; assessment: StoredAssessment }
}
