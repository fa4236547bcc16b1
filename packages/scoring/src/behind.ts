import type { Posterior } from './model/posterior.ts'
import { priorFor } from './model/prior.ts'

const fractions = [
  [1 / 3, 'third'],
  [1 / 2, 'half'],
  [2 / 3, 'twoThirds'],
  [3 / 4, 'threeQuarters'],
  [5 / 6, 'fiveSixths'],
  [9 / 10, 'nineTenths'],
] as const
type Fraction = (typeof fractions)[number][1]

/** How much of the reported age is calendar age: the fraction of prior variance that remains. */
const calendarShare = (posterior: Posterior, age: number): number => {
  const sd = (posterior.range80[1] - posterior.range80[0]) / (2 * eightyPercentSds)
  return Math.min(1, (sd / priorFor(age).sd) ** 2)
}
const eightyPercentSds = 1.2816

function nearestFraction(share: number): Fraction {
  const [first, ...others] = fractions
  return others.reduce<(typeof fractions)[number]>(
    (nearest, one) => (Math.abs(one[0] - share) < Math.abs(nearest[0] - share) ? one : nearest),
    first,
  )[1]
}

/** Explanations behind the age and standing, one tap below them. */
export type BehindPart =
  | { code: 'calendar-share'; values: { share: Fraction } }
  | { code: 'standing-means'; values: Record<never, never> }

export const behindOf = (age: number, posterior: Posterior | null): BehindPart[] =>
  posterior
    ? [
        { code: 'calendar-share', values: { share: nearestFraction(calendarShare(posterior, age)) } },
        { code: 'standing-means', values: {} },
      ]
    : []
