import type { Caller } from '@lithe/contracts/api'
import type { StoredAssessment } from '../db/schema/assessments.ts'
import type { Person } from '../db/schema/people.ts'

/** What the sign-in that came along, by its cookie, proves. */
export type SignInProof = {
  signInId: string
  /** The account's digest. */
  account: string
  /** Digests of the identifiers its owner has shown to be theirs. */
  names: readonly string[]
  /** When that was. */
  provenAt: Date
}

/** Who someone says they are, and the proof that travels beside it. */
export type Claim = Caller & { signIn: SignInProof | null }

/** Someone whose claim was proven: a person of their own, or a profile that they keep. */
export type Identity = {
  /** The digest of the person, or of the profile's keeper. */
  keeper: string
  profile: { suffix: string; digest: string } | null
  /**
   * What is made of a keeper who is not here: a guest by any call, an account by signing in alone; null: nothing, or a
   * late call would bring an erased account back.
   */
  beginsAs: 'guest' | 'account' | null
}

type Proven = { caller: Claim; identity: Identity }

/** What a verb is told of its caller, by the `who` of its endpoint. The door has found it all before the verb begins. */
export type Known = {
  anyone: object
  /** Null where they have never been here. */
  guest: Proven & { person: Person | null }
  person: Proven & { person: Person }
  claimant: Proven
  keeper: Proven
  account: Proven & { signIn: SignInProof }
  owner: Proven & { person: Person; assessment: StoredAssessment }
}
