import { inSeconds, legLengths, type Seconds, type Side, sides } from '@lithe/pose'
import type { StanceHold } from '../definition/movement-kinds.ts'
import { leastHoldSeconds, longestGapSeconds } from '../hold/hold-limits.ts'
import type { FeetPlaces, FootPlace } from './feet-places.ts'

// Distances are in leg lengths of about 80 cm.
/** A foot being placed moves further than this from its final place; a standing foot jitters less. */
const settlesWithin = 0.03
/** Distance at which the start or end of a step is dated in retrospect. */
const edge = 0.012
/** A foot this far from its place has stepped or been lifted. */
const stepsBeyond = 0.06
/** How much higher the rear foot appears at half a step, with the camera at knee height or above. */
const leastBehind = 0.03
/** From here on, one foot may be behind: the engine shrinks a half step in dim light. */
const perhapsBehind = 0.015
/** Maximum lateral distance between the feet; feet further apart are side by side. */
const mostBeside = 0.16

const recentSeconds = 1.2
/** Cut-off in Hz for tracking a foot's place: while it arrives, and later only to follow engine drift. */
const followsAtHz = { arriving: 1, standing: 0.05 }

/** The side whose foot is half a step behind; null if neither is. */
function behind({ left, right }: FeetPlaces): Side | null {
  if (Math.abs(left.x - right.x) > mostBeside) return null
  const above = right.y - left.y
  return Math.abs(above) < leastBehind ? null : above > 0 ? 'left' : 'right'
}

const isUnclear = ({ left, right }: FeetPlaces) => {
  const above = Math.abs(right.y - left.y)
  return Math.abs(left.x - right.x) <= mostBeside && above >= perhapsBehind && above < leastBehind
}

const distance = (a: FootPlace, b: FootPlace) => Math.hypot(b.x - a.x, b.y - a.y)

const strayed = (from: FeetPlaces, to: FeetPlaces) =>
  Math.max(...sides.map(side => distance(from[side], to[side])))

function follow(from: FeetPlaces, to: FeetPlaces, share: number): FeetPlaces {
  const between = (side: Side) => ({
    x: legLengths(from[side].x + share * (to[side].x - from[side].x)),
    y: legLengths(from[side].y + share * (to[side].y - from[side].y)),
  })
  return { left: between('left'), right: between('right') }
}

type Moment = { seconds: Seconds; places: FeetPlaces }
/** Where both feet rest, since when, and whether for long enough. */
type Rest = { places: FeetPlaces; since: Seconds; hasSettled: boolean }

/** Times how long both feet stay in place, half a step apart. */
export function createPlantedTimer() {
  const holds: StanceHold[] = []
  /** The last second or so, since a step is recognised only in progress. */
  let recent: Moment[] = []
  let rest: Rest | null = null
  let last = inSeconds(0)
  /** The longest rest, from the first hold on, that may have been a half step. */
  let unclearSeconds = 0

  const open = (toSeconds = last): StanceHold | null => {
    const lifted = rest?.hasSettled && behind(rest.places)
    return rest && lifted && toSeconds - rest.since >= leastHoldSeconds
      ? { fromSeconds: rest.since, toSeconds, lifted }
      : null
  }

  /** All holds, including an open one without an end. */
  const all = (): StanceHold[] => [...holds, ...[open()].filter(hold => hold !== null)]

  const leave = ({ places }: Rest, wasSeen: boolean) => {
    const lastStill = recent.findLast(moment => strayed(places, moment.places) <= edge)
    const hold = open(wasSeen ? (lastStill?.seconds ?? last) : last)
    if (hold) holds.push({ ...hold, endedBy: wasSeen ? 'let-go' : 'unseen' })
    rest = null
  }

  function settle({ places, since }: Rest, seconds: Seconds): Rest {
    const isResting = ({ seconds: at, places: seen }: Moment) => at >= since && strayed(places, seen) <= edge
    return { places, since: recent.find(isResting)?.seconds ?? seconds, hasSettled: true }
  }

  return {
    observe(seconds: Seconds, places: FeetPlaces) {
      const wasSeen = seconds - last <= longestGapSeconds
      const reach = rest?.hasSettled ? stepsBeyond : settlesWithin
      if (rest && (!wasSeen || strayed(rest.places, places) > reach)) leave(rest, wasSeen)
      if (rest) {
        const hertz = rest.hasSettled ? followsAtHz.standing : followsAtHz.arriving
        const share = 1 - Math.exp(-2 * Math.PI * hertz * (seconds - last))
        rest = { ...rest, places: follow(rest.places, places, share) }
      } else rest = { places, since: seconds, hasSettled: false }
      recent = [...recent.filter(moment => seconds - moment.seconds <= recentSeconds), { seconds, places }]
      if (!rest.hasSettled && seconds - rest.since >= leastHoldSeconds) rest = settle(rest, seconds)
      if (holds.length > 0 && rest.hasSettled && isUnclear(rest.places))
        unclearSeconds = Math.max(unclearSeconds, seconds - rest.since)
      last = seconds
    },
    /** Called when no one stands on these feet. */
    leave(seconds: Seconds) {
      if (rest) leave(rest, true)
      recent = []
      last = seconds
    },
    /** Seconds held so far; null when not in position. */
    current() {
      const hold = open()
      return hold ? hold.toSeconds - hold.fromSeconds : null
    },
    holds: all,
    /** Poor if a longer half step may have been missed. */
    mostQuality: () =>
      all().every(held => held.toSeconds - held.fromSeconds < unclearSeconds) ? 'poor' : 'good',
  }
}
