import type { Sex } from './person.ts'

/** Whether a score uses norms of the person's sex, or of both if it is undisclosed. */
type Sexes = { sexes: 'one' | 'both' }

/** What a score is based on. */
export type ScoredBasis = {
  code:
    | 'stance'
    | 'toe-touch'
    | 'sit-and-reach'
    | 'squats'
    | 'chair-stands'
    | 'push-ups-of-men'
    | 'push-ups-of-women'
    | 'plank'
  values: Sexes
}

/** Why there is no score. */
export type UnscoredBasis = {
  code:
    | 'held-on-a-chair'
    | 'both-feet-down'
    | 'ended-early'
    | 'before-twenty'
    | 'reach-on-a-chair'
    | 'push-ups-not-counted'
    | 'plank-of-students'
    | 'no-norm'
  values: Record<never, never>
}

export type Basis = ScoredBasis | UnscoredBasis

export const pushUpBasis = {
  Male: 'push-ups-of-men',
  Female: 'push-ups-of-women',
} as const satisfies Record<Sex, ScoredBasis['code']>

export const basedOn = (code: ScoredBasis['code']): ScoredBasis => ({ code, values: { sexes: 'one' } })
export const withoutScore = (code: UnscoredBasis['code']): UnscoredBasis => ({ code, values: {} })
