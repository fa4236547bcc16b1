import { inSeconds, legLengths, type Seconds, type Side, sides } from '@lithe/pose'
import type { StanceHold } from '../definition/movement-kinds.ts'
import { leastHoldSeconds, longestGapSeconds } from '../hold/hold-limits.ts'
import type { FeetPlaces, FootPlace } from './feet-places.ts'

// In leg lengths, of about 80 cm.
/** A foot that is being placed strays further than this from where it comes to rest; standing feet tremble less. */
const settlesWithin = 0.03
/** Looking back from a step, the foot began or ended it here. */
const edge = 0.012
/** A foot this far from where it settled has stepped or left the floor. */
const stepsBeyond = 0.06
/** One foot shows this much above the other when it is half a step behind, to a camera at knee height or above. */
const leastBehind = 0.03
/** The feet stand in one line or nearly; more, and one is beside the other. */
const mostBeside = 0.16

const recentSeconds = 1.2
/** The place follows feet that come to rest; later, only the engine's slow drift: Hz. */
const followsAtHz = { arriving: 1, standing: 0.05 }

/** The side whose foot is half a step behind the other, or null. */
function behind({ left, right }: FeetPlaces): Side | null {
  if (Math.abs(left.x - right.x) > mostBeside) return null
  const above = right.y - left.y
  return Math.abs(above) < leastBehind ? null : above > 0 ? 'left' : 'right'
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
/** Where both feet rest and since when; settled once they did so long enough. */
type Rest = { places: FeetPlaces; since: Seconds; hasSettled: boolean }

/** Times how long both feet stay where they are, one half a step behind the other. */
export function createPlantedTimer() {
  const holds: StanceHold[] = []
  /** The last second or so: a step is known for one only when it is under way. */
  let recent: Moment[] = []
  let rest: Rest | null = null
  let last = inSeconds(0)

  const open = (toSeconds = last): StanceHold | null => {
    const lifted = rest?.hasSettled && behind(rest.places)
    return rest && lifted && toSeconds - rest.since >= leastHoldSeconds
      ? { fromSeconds: rest.since, toSeconds, lifted }
      : null
  }

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
      last = seconds
    },
    /** Nobody stands on these feet. */
    leave(seconds: Seconds) {
      if (rest) leave(rest, true)
      recent = []
      last = seconds
    },
    /** Seconds the feet have stood so by now; null when they do not. */
    current() {
      const hold = open()
      return hold ? hold.toSeconds - hold.fromSeconds : null
    },
    /** All holds, the one under way included: it has no end yet. */
    holds: (): StanceHold[] => [...holds, ...[open()].filter(hold => hold !== null)],
  }
}
