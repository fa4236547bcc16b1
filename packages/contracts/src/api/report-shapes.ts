import { refusalReasons, tests } from '@lithe/movements/catalog'
import { z } from 'zod'
import { zones } from '../constants.ts'

const zone = z.enum(zones)

/** Free for everyone. Ages in years. `mobilityAge` is null where it is not defined, and `description` says why. */
export const FreeReport = z.object({
  userName: z.string(),
  userAge: z.number().int(),
  mobilityAge: z.number().int().nullable(),
  /** The 80 % range of the mobility age, youngest first. */
  mobilityAgeRange: z.tuple([z.number().int(), z.number().int()]).nullable(),
  mobilityStatus: zone,
  description: z.string(),
  /** Tests without a usable measurement, left out of the age. */
  missingTests: z.array(z.enum(tests)),
})
export type FreeReport = z.infer<typeof FreeReport>

const breakdownFields = {
  /** Mid-rank percentile for age and sex, 0–100; null where no published norm exists. */
  userScore: z.number().min(0).max(100).nullable(),
  zone: zone.nullable(),
  /** The span of the zone on the 0–100 bar. */
  zoneStart: z.number().min(0).max(100),
  zoneEnd: z.number().min(0).max(100),
  /** Years this test adds to (+) or takes from (−) the mobility age. */
  yearsEffect: z.number().nullable(),
  movement: z.string(),
  observations: z.array(z.string()),
}
const missing = z.object({ missing: z.literal(true), reason: z.enum(refusalReasons).nullable() })

/** duration in seconds, minRange in degrees, reps counted; `censored` means the clock ran out first. */
export const Breakdown = z.object({
  balance: z.union([z.object({ ...breakdownFields, duration: z.number(), censored: z.boolean() }), missing]),
  flexibility: z.union([z.object({ ...breakdownFields, minRange: z.number() }), missing]),
  strength: z.union([
    z.object({ ...breakdownFields, reps: z.number().int(), partials: z.number().int() }),
    missing,
  ]),
})
export type Breakdown = z.infer<typeof Breakdown>

export const FullReport = FreeReport.extend({
  assessmentBreakdown: Breakdown,
  recommendations: z.array(z.string()),
  modelVersion: z.string(),
})
export type FullReport = z.infer<typeof FullReport>
