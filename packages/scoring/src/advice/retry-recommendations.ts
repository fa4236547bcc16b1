import { type RefusalReason, refusalReasons, type Test } from '@lithe/movements/catalog'
import { type Advice, plain, type Situation } from './advice.ts'

export type MissingValues = { test: Test }
export type MissingFacts = Situation<MissingValues> & {
  missing: Test
  /** Null if never done, or if the result could not be used. */
  reason: RefusalReason | null
}

const again = { ...plain, test: 'any', kind: 'recommendation', topic: 'again', says: ['test'] } as const

/** The same obstacle gets the same advice. */
const whatCameBetween = refusalReasons.map(
  reason =>
    ({
      ...again,
      id: `again-${reason}`,
      when: (facts: { reason: RefusalReason | null }) => facts.reason === reason,
      mayRepeat: true,
    }) as const,
)

/** What to change if a test gave no number. */
export const retryRecommendations = [
  ...whatCameBetween,
  {
    ...again,
    id: 'again-not-done',
    // Excludes the toe touch, which may have been skipped on advice, to protect the bones.
    when: ({ reason, missing }) => reason === null && missing !== 'flexibility',
  },
] as const satisfies readonly Advice<MissingFacts>[]
