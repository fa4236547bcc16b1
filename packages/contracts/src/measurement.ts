import {
  areChairStands,
  easesOfKind,
  holdEnds,
  idsOfKind,
  type Measured,
  type Measurement,
  type MovementKind,
  movements,
  type Rising,
  refusalReasons,
  risingParts,
  seatHeights,
} from '@lithe/movements/catalog'
import { z } from 'zod'

/** No one moves faster; a higher count is broken or forged. */
const maxRepetitionsPerSecond = 2.5
/** Tolerance for the last frame of a window. */
const windowSlackSeconds = 0.5

const share = z.number().min(0).max(1)
const seconds = z.number().min(0).max(600)
const jointDegrees = z.number().min(0).max(180)
const count = z.number().int().min(0).max(1000)

const Quality = z.strictObject({
  level: z.enum(['good', 'fair', 'poor']),
  framesPerSecond: z.number().min(0).max(240),
  trackedShare: share,
  framedShare: share,
  visibility: share,
  view: z.enum(['front', 'oblique', 'side']),
  viewDegrees: z.number().min(0).max(90),
})

const Hold = z.strictObject({
  fromSeconds: seconds,
  toSeconds: seconds,
  endedBy: z.enum(holdEnds).exactOptional(),
})
const StanceHold = z.strictObject({ ...Hold.shape, lifted: z.enum(['left', 'right']) })
const windowSeconds = z.number().positive().max(600)

const movementOf = <Kind extends MovementKind>(kind: Kind) => z.literal(idsOfKind(kind))
const easeOf = <Kind extends MovementKind>(kind: Kind) => z.literal(easesOfKind(kind)).exactOptional()

const Stance = z.strictObject({
  movement: movementOf('stance'),
  variant: easeOf('stance'),
  windowSeconds,
  longestHoldSeconds: seconds,
  holds: z.array(StanceHold).max(200),
  sway: z.number().min(0).max(1),
  quality: Quality,
})
const Reach = z.strictObject({
  movement: movementOf('reach'),
  variant: easeOf('reach'),
  windowSeconds,
  minHipDegrees: jointDegrees,
  kneeDegrees: jointDegrees,
  minHipDegreesWithBentKnees: jointDegrees.nullable(),
  quality: Quality,
})
const Seat = z.strictObject({ startedSeated: z.boolean(), height: z.enum(seatHeights).nullable() })
const estimate = z
  .strictObject({ value: z.number().min(0).max(600), error: z.number().min(0).max(600) })
  .nullable()

/** How a person stood up, in seconds and degrees with standard errors. */
export const RisingSchema = z.strictObject(
  Object.fromEntries(risingParts.map(part => [part, estimate])) as Record<keyof Rising, typeof estimate>,
)
const Repetitions = z.strictObject({
  movement: movementOf('repetitions'),
  variant: easeOf('repetitions'),
  windowSeconds,
  reps: count,
  partials: count,
  deepestDegrees: jointDegrees.nullable(),
  seat: Seat.exactOptional(),
  isLastByBell: z.literal(true).exactOptional(),
  rising: RisingSchema.exactOptional(),
  quality: Quality,
})
const Held = z.strictObject({
  movement: movementOf('hold'),
  windowSeconds,
  longestHoldSeconds: seconds,
  holds: z.array(Hold).max(200),
  quality: Quality,
})

type Issue = { path: string; message: string }

function findImpossible(measurement: Measurement): Issue | null {
  const limit = measurement.windowSeconds + windowSlackSeconds
  if ('longestHoldSeconds' in measurement) {
    if (measurement.longestHoldSeconds > limit)
      return { path: 'longestHoldSeconds', message: 'a hold cannot be longer than the measurement window' }
    if (measurement.holds.some(hold => hold.toSeconds < hold.fromSeconds || hold.toSeconds > limit))
      return { path: 'holds', message: 'a hold must start before it ends and lie inside the window' }
  }
  if (
    'variant' in measurement &&
    measurement.variant &&
    !(measurement.variant in movements[measurement.movement].variants)
  )
    return { path: 'variant', message: 'this movement has no such easier way' }
  if ('reps' in measurement && !areChairStands(measurement) && (measurement.seat || measurement.isLastByBell))
    return { path: 'seat', message: 'only chair stands begin on a seat' }
  if ('reps' in measurement && measurement.rising && measurement.movement !== 'squat')
    return { path: 'rising', message: 'only squats and chair stands rise' }
  if ('reps' in measurement && measurement.isLastByBell && measurement.reps === 0)
    return { path: 'isLastByBell', message: 'a last stand is one of those counted' }
  if ('reps' in measurement && measurement.reps + measurement.partials > limit * maxRepetitionsPerSecond)
    return { path: 'reps', message: 'more repetitions than the seconds allow' }
  return null
}

export const MeasurementSchema = z
  .discriminatedUnion('movement', [Stance, Reach, Repetitions, Held])
  .superRefine((measurement, context) => {
    const issue = findImpossible(measurement)
    if (issue) context.addIssue({ code: 'custom', path: [issue.path], message: issue.message })
  }) satisfies z.ZodType<Measurement>

/** A measurement, or the reason for its absence. */
export const MeasuredSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), measurement: MeasurementSchema }),
  z.strictObject({ ok: z.literal(false), reason: z.enum(refusalReasons), quality: Quality.nullable() }),
]) satisfies z.ZodType<Measured>
