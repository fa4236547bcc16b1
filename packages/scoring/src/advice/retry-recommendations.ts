import { type RefusalReason, refusalReasons, type Test } from '@lithe/movements/catalog'
import { type Advice, plain, type Situation } from './advice.ts'

export type MissingValues = { test: Test }
export type MissingFacts = Situation<MissingValues> & {
  missing: Test
  /** Null: the test was never done, or its result could not be used. */
  reason: RefusalReason | null
}

const again = { ...plain, test: 'any', kind: 'recommendation', topic: 'again', says: ['test'] } as const

/** The same thing in the way asks for the same words. */
const whatCameBetween = refusalReasons.map(
  reason =>
    ({
      ...again,
      id: `again-${reason}`,
      when: (facts: { reason: RefusalReason | null }) => facts.reason === reason,
      mayRepeat: true,
    }) as const,
)

/** What to change when a test gave no number. */
export const retryRecommendations = [
  ...whatCameBetween,
  {
    ...again,
    id: 'again-not-done',
    // Not the bend: it may have been left out on advice, for the sake of the bones.
    when: ({ reason, missing }) => reason === null && missing !== 'flexibility',
  },
] as const satisfies readonly Advice<MissingFacts>[]
