import { movementIds, refusalReasons, tests, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { comparisons, sexes, verdicts, zones } from '../constants.ts'
import { RisingSchema } from '../measurement.ts'

const zone = z.enum(zones)
const hundredth = z.number().int().min(1).max(99)
const qualityLevel = z.enum(['good', 'fair', 'poor'])

/** Free for everyone. Ages in years. `mobilityAge` is null where it is not defined, and `description` says why. */
export const FreeReport = z.object({
  userName: z.string(),
  userAge: z.number().int(),
  /** As it was when the report was made. Undisclosed: compared with women and men alike. */
  userSex: z.enum(sexes),
  mobilityAge: z.number().int().nullable(),
  /** The age or more: from there on norms cannot tell one age from another. */
  isOrMore: z.literal(true).exactOptional(),
  /** How the age stands to the real one, two years either way; null without an age, and where "or more" cannot be compared. */
  comparison: z.enum(comparisons).nullable(),
  /** The 80 % range of the mobility age, youngest first; an end at the oldest told age is that or more. */
  mobilityAgeRange: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** Where all tests together stand among a hundred people of the same age, likely between `from` and `to`; null where the age is. */
  standing: z
    .object({
      share: hundredth,
      from: hundredth,
      to: hundredth,
      /** Why it comes before the age: before 40, or where nothing measured could take two years off; null where it does not. */
      leads: z.enum(['young', 'few']).nullable(),
    })
    .nullable(),
  /**
   * What all results together that two visits share say since that of a day; null of a first visit. `less` too where a hold of over ten
   * seconds fell to under five.
   */
  change: z.object({ since: z.iso.datetime(), verdict: z.enum(verdicts) }).nullable(),
  mobilityStatus: zone,
  /** One calm sentence that comes before the words of the age; empty where nothing asks for it. */
  first: z.string(),
  description: z.string(),
  /** What stands behind the age and the standing; empty where there is neither. */
  behind: z.string(),
  /** Tests that add or take two years or more: of no others is a closed report to say that it tells how many. */
  testsOfYears: z.array(z.enum(tests)),
  /** Tests without a usable measurement, left out of the age. */
  missingTests: z.array(z.enum(tests)),
  /** The model that worked it out. */
  modelVersion: z.string(),
})
export type FreeReport = z.infer<typeof FreeReport>

/** What every measured movement is told with. */
const told = {
  /** Mid-rank percentile for age and sex, 0–100; null where there is nothing to compare with. */
  userScore: z.number().min(0).max(100).nullable(),
  zone: zone.nullable(),
  /** The span of the zone on the 0–100 bar. */
  zoneStart: z.number().min(0).max(100),
  zoneEnd: z.number().min(0).max(100),
  observations: z.array(z.string()),
}
const movementId = z.enum(movementIds)
/** The easier way it was done in; null as it is meant. */
const ease = z.enum(variantIds).nullable()
/** What the score stands on, or why there is none, as a sentence. */
const basis = z.string()

const breakdownFields = {
  ...told,
  /** Years this test adds to (+) or takes from (−) the mobility age; null when it has no say in it. */
  yearsEffect: z.number().nullable(),
  movement: z.string(),
  ease,
  basis,
  /** How clearly it was seen; of several movements, the least clear. */
  quality: qualityLevel,
}
const refusalReason = z.enum(refusalReasons).nullable()
const missing = z.object({ missing: z.literal(true), reason: refusalReason })

/** One of several strength movements: what it came to, or that it was not measured. Repetitions or seconds, never both. */
export const StrengthMovement = z.union([
  z.object({
    ...told,
    movement: movementId,
    ease,
    basis,
    quality: qualityLevel,
    /** Null for a hold. */
    reps: z.number().int().nullable(),
    partials: z.number().int(),
    /** The longest hold, rounded nowhere; null for a count. */
    seconds: z.number().nullable(),
    /** The clock ran out before the hold did. */
    censored: z.boolean(),
    windowSeconds: z.number().positive(),
    /** Of squats and chair stands; it has no say in any score or age. */
    rising: RisingSchema.exactOptional(),
  }),
  z.object({ movement: movementId, missing: z.literal(true), reason: refusalReason }),
])
export type StrengthMovement = z.infer<typeof StrengthMovement>

/** duration in seconds, minRange in degrees, reps counted; `censored` means the clock ran out first. */
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
      /** Of the movement that leads, as everything beside it; null when that one is a hold. */
      reps: z.number().int().nullable(),
      partials: z.number().int(),
      /** All that were begun, the leading one first. */
      movements: z.array(StrengthMovement),
    }),
    missing,
  ]),
})
export type Breakdown = z.infer<typeof Breakdown>

/** The one thing to practise this week for one test. */
export const WeekStep = z.object({
  test: z.enum(tests),
  /** What to do and how often, in one line of at most 15 words. */
  dose: z.string(),
  /** The trainer's film of it; null where none shows it. */
  film: z.string().nullable(),
  /** The person holds on to something where the trainer in the film does not. */
  holdsOn: z.boolean(),
})
export type WeekStep = z.infer<typeof WeekStep>

export const FullReport = FreeReport.extend({
  assessmentBreakdown: Breakdown,
  recommendations: z.array(z.string()),
  /** The first recommendation of each test that is an exercise. */
  week: z.array(WeekStep),
  /** Names of the papers behind what the recommendations claim. */
  adviceSources: z.array(z.string()),
})
export type FullReport = z.infer<typeof FullReport>
