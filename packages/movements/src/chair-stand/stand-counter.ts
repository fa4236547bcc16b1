import { type Degrees, type PictureHeights, pictureHeights, type Seconds } from '@lithe/pose'

/** Sitting, the knees are closed to this or further and the thighs no longer stand, or they lie: they show this share of the shanks' drop. */
const sitsUpTo = 122
export const thighsLieUpTo = 0.55
/** Standing, the knees are open to this or wider (read from the front, straight legs look up to 20° bent) … */
const standsFrom = 155
/** … the thighs stand up, and the hips are this much higher above the ankles than they were on the seat. */
const thighsStandFrom = 0.85
const standingRise = 1.2
/** Hips that rose less than this were shifting on the seat; bent over, half-way up shows less, and knees that opened. */
const attemptRise = 1.12
const bentOver = { rise: 1.06, kneesOpened: 25 }
/** Faster from seat to seat is a jolt of the picture. */
const leastSeconds = 0.5

/** How a person holds themselves between seat and standing. */
export type Rise = {
  knee: Degrees
  /** Hips above the ankles. */
  hipHeight: PictureHeights
  /** From hip down to knee, as a share of from knee down to ankle: from the front this shows a seat before lengths do. */
  thighDrop: number
}

export type StandCount = {
  reps: number
  partials: number
  /** The knees' narrowest angle on a seat that was followed by a full stand. */
  deepest: Degrees | null
  isMoving: boolean
  isSitting: boolean
  /** The knees' narrowest angle on the seat of a stand that is more than half done; null while none is. */
  moreThanHalf: Degrees | null
}

/** Where and when the person last sat. */
type Seat = { narrowest: Degrees; hipHeight: PictureHeights; lowestThigh: number; leftAt: Seconds }

/** Half of the way from this seat to standing, by both angles that say who stands. */
const isMoreThanHalf = (seat: Seat, { knee, thighDrop }: Rise) =>
  knee > (seat.narrowest + standsFrom) / 2 && thighDrop > (seat.lowestThigh + thighsStandFrom) / 2

/**
 * Counts stands from a seat. As in the chair-stand test a stand counts the moment it is fully up; the next begins when
 * the person has sat again. A rise that turns back before is a partial.
 */
export function createStandCounter() {
  let reps = 0
  let partials = 0
  let deepest: Degrees | null = null
  let seat: Seat | null = null
  let rise = 1
  let hasTried = false
  let hasStood = false

  const sit = ({ knee, hipHeight, thighDrop }: Rise, seconds: Seconds) => {
    // A seat seen on the way up, right after the one it began from, is a jolt of the picture as well.
    const hasFallenShort = seat !== null && !hasStood && hasTried && seconds - seat.leftAt >= leastSeconds
    if (hasFallenShort) partials += 1
    const isSameSeat = seat && !hasStood && !hasFallenShort
    seat = {
      narrowest: isSameSeat && seat && seat.narrowest < knee ? seat.narrowest : knee,
      hipHeight: isSameSeat && seat ? pictureHeights(Math.min(seat.hipHeight, hipHeight)) : hipHeight,
      lowestThigh: isSameSeat && seat ? Math.min(seat.lowestThigh, thighDrop) : thighDrop,
      leftAt: seconds,
    }
    rise = 1
    hasTried = false
    hasStood = false
  }

  return (now: Rise, seconds: Seconds): StandCount => {
    const { knee, hipHeight, thighDrop } = now
    const isSitting = (knee <= sitsUpTo && thighDrop < thighsStandFrom) || thighDrop <= thighsLieUpTo
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
