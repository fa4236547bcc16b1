import type { Degrees, PictureHeights, Seconds } from '@lithe/pose'

/** Knees bent to `sitsUpTo` allow a larger thigh drop on a seat, relative to the shanks; a stoop exceeds it. */
const sitsUpTo = 122
export const thighsLieUpTo = 0.55
const thighsSitUpTo = 0.7
/** Standing: knees open at least this wide (straight legs look up to 20° bent from the front) … */
const standsFrom = 155
/** … thighs upright, and hips this many times their seated height above the ankles. */
const thighsStandFrom = 0.85
const standingRise = 1.2
/** A smaller hip rise is shifting on the seat; a person bent over halfway up rises less but opens the knees. */
const attemptRise = 1.12
const bentOver = { rise: 1.06, kneesOpened: 25 }
/** Anything faster from seat to seat is a jolt of the camera. */
const leastSeconds = 0.5
/** A trunk or hand this low for `leastSeconds` is a stoop; for `unfoldsInSeconds` more, bent knees are no seat. */
const stoop = { trunk: 0.4, hand: 0.6, leastSeconds: 0.2, unfoldsInSeconds: 1 }

/** Posture between seat and standing. */
export type Rise = {
  knee: Degrees
  hipHeight: PictureHeights
  /** Vertical hip–knee distance relative to knee–ankle, which from the front reveals a seat before lengths do. */
  thighDrop: number
  /** Vertical hip–shoulder distance relative to knee–ankle: about 1 sitting tall, above 0.5 leaning to rise. */
  trunk: number
  /** How far down the shank the lower hand is: 0 at the knee, 1 at the ankle. */
  hand: number
}

export type StandCount = {
  reps: number
  partials: number
  /** Smallest knee angle on a seat before a full stand. */
  deepest: Degrees | null
  isMoving: boolean
  isSitting: boolean
  /** Smallest knee angle on the seat before a stand that is over half done; null if no stand is. */
  moreThanHalf: Degrees | null
}

/** Where and when the person was last seated. */
type Seat = { narrowest: Degrees; hipHeight: PictureHeights; lowestThigh: number; leftAt: Seconds }

/** Whether knees and thighs are past halfway from this seat to standing. */
const isMoreThanHalf = (seat: Seat, { knee, thighDrop }: Rise) =>
  knee > (seat.narrowest + standsFrom) / 2 && thighDrop > (seat.lowestThigh + thighsStandFrom) / 2

/**
 * Counts stands as the chair-stand test does: a stand counts once fully up, the next begins once seated again, and an
 * aborted rise is a partial.
 */
export function createStandCounter() {
  let reps = 0
  let partials = 0
  let deepest: Degrees | null = null
  let seat: Seat | null = null
  let rise = 1
  let hasTried = false
  let hasStood = false
  let highAt = 0
  let stoopedAt = Number.NEGATIVE_INFINITY

  const sit = ({ knee, hipHeight, thighDrop }: Rise, seconds: Seconds) => {
    // A seat seen during a rise, right after the seat it began from, is a jolt too.
    const hasFallenShort = seat !== null && !hasStood && hasTried && seconds - seat.leftAt >= leastSeconds
    if (hasFallenShort) partials += 1
    const same = hasStood || hasFallenShort ? null : seat
    seat = {
      narrowest: same && same.narrowest < knee ? same.narrowest : knee,
      hipHeight: same && same.hipHeight < hipHeight ? same.hipHeight : hipHeight,
      lowestThigh: Math.min(same?.lowestThigh ?? thighDrop, thighDrop),
      leftAt: seconds,
    }
    rise = 1
    hasTried = false
    hasStood = false
  }

  return (now: Rise, seconds: Seconds): StandCount => {
    const { knee, hipHeight, thighDrop, trunk, hand } = now
    if (trunk >= stoop.trunk && hand <= stoop.hand) highAt = seconds
    else if (seconds - highAt >= stoop.leastSeconds) stoopedAt = seconds
    const isStooping = seconds - stoopedAt < stoop.unfoldsInSeconds
    const isSitting =
      !isStooping && ((knee <= sitsUpTo && thighDrop <= thighsSitUpTo) || thighDrop <= thighsLieUpTo)
    if (isStooping && !hasStood) seat = null
    if (isSitting) sit(now, seconds)
    else if (seat && !hasStood) {
      rise = Math.max(rise, hipHeight / seat.hipHeight)
      const isBentOver = rise >= bentOver.rise && knee - seat.narrowest >= bentOver.kneesOpened
      hasTried ||= rise >= attemptRise || isBentOver
      if (knee >= standsFrom && thighDrop >= thighsStandFrom && rise >= standingRise) {
        hasStood = true
        reps += 1
        deepest = deepest === null || seat.narrowest < deepest ? seat.narrowest : deepest
      }
    }
    const isMoving = seat !== null && !hasStood && hasTried
    const moreThanHalf = isMoving && !isSitting && seat && isMoreThanHalf(seat, now) ? seat.narrowest : null
    return { reps, partials, deepest, isMoving, isSitting, moreThanHalf }
  }
}
