import { movementIds, refusalReasons, tests, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { comparisons, sexes, verdicts, zones } from '../constants.ts'
import { RisingSchema } from '../measurement.ts'

const zone = z.enum(zones)
const hundredth = z.number().int().min(1).max(99)
const qualityLevel = z.enum(['good', 'fair', 'poor'])

/** The free report. Ages in years. `mobilityAge` is null when undefined, as `description` explains. */
export const FreeReport = z.object({
  userName: z.string(),
  userAge: z.number().int(),
  /** As given when the report was made. Undisclosed counts as both sexes. */
  userSex: z.enum(sexes),
  mobilityAge: z.number().int().nullable(),
  /** The age or more: beyond it the norms cannot distinguish ages. */
  isOrMore: z.literal(true).exactOptional(),
  /** The age relative to the real age, ±2 years; null if there is no age or "or more" is not comparable. */
  comparison: z.enum(comparisons).nullable(),
  /** 80 % interval of the mobility age, youngest first; the oldest reported age means that or more. */
  mobilityAgeRange: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** Combined percentile for the same age, likely between `from` and `to`; null if there is no age. */
  standing: z
    .object({
      share: hundredth,
      from: hundredth,
      to: hundredth,
      /** Why the standing precedes the age: under 40, or no result could subtract two years; else null. */
      leads: z.enum(['young', 'few']).nullable(),
    })
    .nullable(),
  /**
   * Joint verdict of two visits on the results they share, and the earlier date; null on a first visit. Also `less`
   * when a hold fell from over ten seconds to under five.
   */
  change: z.object({ since: z.iso.datetime(), verdict: z.enum(verdicts) }).nullable(),
  mobilityStatus: zone,
  /** One calm sentence before the age; may be empty. */
  first: z.string(),
  description: z.string(),
  /** Explanation of the age and standing; empty if there is neither. */
  behind: z.string(),
  /** Tests that change the age by two years or more; the locked report mentions only these. */
  testsOfYears: z.array(z.enum(tests)),
  /** Tests without a usable measurement, excluded from the age. */
  missingTests: z.array(z.enum(tests)),
  modelVersion: z.string(),
})
export type FreeReport = z.infer<typeof FreeReport>

/** Fields common to every measured movement. */
const told = {
  /** Mid-rank percentile for age and sex, 0–100; null when there is no norm. */
  userScore: z.number().min(0).max(100).nullable(),
  zone: zone.nullable(),
  /** The zone's span on the 0–100 bar. */
  zoneStart: z.number().min(0).max(100),
  zoneEnd: z.number().min(0).max(100),
  /** Median for that age and sex, in the unit and window of the measurement; null when unknown. */
  median: z.number().positive().nullable(),
  observations: z.array(z.string()),
}
const movementId = z.enum(movementIds)
/** The easier variant used, or null. */
const variant = z.enum(variantIds).nullable()
/** What the score is based on, or why there is no score, in one sentence. */
const basis = z.string()

const breakdownFields = {
  ...told,
  /** Years this test adds to (+) or subtracts from (−) the mobility age; null when it does not count. */
  yearsEffect: z.number().nullable(),
  movement: z.string(),
  variant,
  basis,
  /** Recording quality; the lowest of several movements. */
  quality: qualityLevel,
}
const refusalReason = z.enum(refusalReasons).nullable()
const missing = z.object({ missing: z.literal(true), reason: refusalReason })

/** One of several strength movements: its result, or that it is missing. Repetitions or seconds, never both. */
export const StrengthMovement = z.union([
  z.object({
    ...told,
    movement: movementId,
    variant,
    basis,
    quality: qualityLevel,
    reps: z.number().int().nullable(),
    partials: z.number().int(),
    /** The longest hold, unrounded; null for a count. */
    seconds: z.number().nullable(),
    /** Right-censored by the end of the window. */
    censored: z.boolean(),
    windowSeconds: z.number().positive(),
    /** Squats and chair stands only; affects no score or age. */
    rising: RisingSchema.exactOptional(),
  }),
  z.object({ movement: movementId, missing: z.literal(true), reason: refusalReason }),
])
export type StrengthMovement = z.infer<typeof StrengthMovement>

/** `duration` in seconds, `minRange` in degrees, `reps` counted; `censored` means the window ended first. */
export const Breakdown = z.object({
  balance: z.union([
    z.object({
      ...breakdownFields,
      duration: z.number(),
      censored: z.boolean(),
      windowSeconds: z.number().positive(),
    }),
    missing,
  ]),
  flexibility: z.union([z.object({ ...breakdownFields, minRange: z.number() }), missing]),
  strength: z.union([
    z.object({
      ...breakdownFields,
      /** Repetitions of the leading movement, which its siblings describe too; null for a hold. */
      reps: z.number().int().nullable(),
      partials: z.number().int(),
      /** Every movement begun, the leading one first. */
      movements: z.array(StrengthMovement),
    }),
    missing,
  ]),
})
export type Breakdown = z.infer<typeof Breakdown>

/** This week's exercise of one test. */
export const WeekStep = z.object({
  test: z.enum(tests),
  /** What to do and how often, in at most 15 words. */
  dose: z.string(),
  /** The trainer's film, or null. */
  film: z.string().nullable(),
  /** Whether the person holds on where the trainer does not. */
  holdsOn: z.boolean(),
})
export type WeekStep = z.infer<typeof WeekStep>

export const FullReport = FreeReport.extend({
  assessmentBreakdown: Breakdown,
  recommendations: z.array(z.string()),
  /** The first recommended exercise of each test. */
  week: z.array(WeekStep),
  /** Ids of papers behind the recommendations' claims. */
  adviceSources: z.array(z.string()),
})
export type FullReport = z.infer<typeof FullReport>
