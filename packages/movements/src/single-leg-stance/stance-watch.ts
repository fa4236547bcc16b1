import { inSeconds, type Seconds, type Side, sides } from '@lithe/pose'
import { longestGapSeconds } from '../hold/hold-limits.ts'
import type { FeetSeen } from './feet-seen.ts'
import { turnOf } from './figure.ts'
import { restsElsewhereSeconds, standAfterHop, standAnew, standAtFirst } from './learn-stand.ts'
import { atPlaceWithin, awayOf, bearingAwayOf, createRecentMoments, type Moment } from './recent-moments.ts'
import { createStanceFilter } from './stance-filter.ts'
import { createStanceHolds } from './stance-holds.ts'
import { type Weights, witnesses } from './stance-witnesses.ts'
import {
  carried,
  foldOf,
  hipsRise,
  leanOf,
  nearerTo,
  otherSide,
  type Stand,
  shareAfter,
  wayOf,
} from './stand.ts'

/** Speed in body heights per second at which a foot certainly moves. */
const movesAt = 0.05
const likely = { up: 0.7, rather: 0.4, surely: 0.9 }
/** A foot this close to its place, relative to the lift, has touched the floor. */
const touches = 0.3
/** A stance is learnt only while the body's centre, once known, is above both feet. */
const leans = 0.25
const provisionalSeconds = 0.3
/** People straighten up after lifting; later, a supporting foot that rises this far and fast is hopping. */
const hops = { rise: 0.01, within: 0.2, notBefore: 0.7, aside: 0.02 }
/**
 * Beyond this distance from its held position, in body heights, the centre is no longer tracked: the weight is shifting
 * back.
 */
const sways = 0.02
/** No supporting foot goes this far from its place, in body heights, and returns within a second. */
const beyondHop = 0.12
/** Delay before checking whether the camera or a passer-by caused a break. */
const brokenSeconds = 1.2
const beforeBreakSeconds = 0.1
/** Weight shift towards one foot that takes longer than lifting the other. */
const across = { from: 0.6, forSeconds: 0.9 }
const same = { within: 0.02, degrees: 2, by: 0.02 }

type Break = { at: Seconds; before: Moment; lifted: Side; furthest: number }

/** Detects frame by frame whether a foot is off the floor, and times it. */
export function createStanceWatch() {
  const filter = createStanceFilter()
  const holds = createStanceHolds()
  const recent = createRecentMoments()
  let stand: Stand | null = null
  /** Whether the person has left the stance, for example by stooping: a lift is then only believed when seen. */
  let hasLeft = false
  let stoodSeconds = 0
  /** Since when a foot is more likely up than not. */
  let likelySince: Record<Side, Seconds | null> = { left: null, right: null }
  let furthest = 0
  /** Recent lateral position of the centre on one leg. */
  let heldX: number | null = null
  let broken: Break | null = null
  /** Since when the weight has been on one foot without the other certainly up. */
  let acrossSince: Seconds | null = null
  let last: Seconds | null = null

  function end(...ending: Parameters<typeof holds.end>) {
    holds.end(...ending)
    heldX = null
  }

  function begin(side: Side, at: Stand, seconds: Seconds) {
    const left = recent.edge('lift', at, side)
    holds.begin(side, left ?? likelySince[side] ?? seconds, left !== null || recent.whole(1) === null)
    furthest = 0
  }

  /** Called when the supporting foot leaves its place: by a hop or step, camera motion or occlusion. */
  function leaveBearing(at: Stand, { seconds }: Moment, lifted: Side) {
    const left = recent.edge('lift', at, otherSide(lifted), bearingAwayOf) ?? seconds
    const before = recent.before(left - beforeBreakSeconds)
    end(left, 'let-go')
    const isFirst = broken === null || seconds - broken.at > brokenSeconds
    if (before && isFirst) broken = { at: seconds, before, lifted, furthest: 0 }
  }

  /** Why the current hold ended. */
  function endAs(chances: Weights, at: Stand, moment: Moment, lifted: Side) {
    const { seconds, seen } = moment
    const bearing = otherSide(lifted)
    if (chances.down > chances.moved) return end(recent.edge('landing', at, lifted) ?? seconds, 'let-go')
    if (bearingAwayOf(at, bearing, seen) <= atPlaceWithin) {
      const rested = recent.restsSince(lifted, at.height)
      const borne = heldX === null ? null : recent.centredUntil(heldX, sways * at.height)
      end(Math.max(holds.since() ?? 0, rested ?? borne ?? seconds), 'let-go')
      if (rested === null) holds.doubtLast()
      return
    }
    leaveBearing(at, moment, lifted)
  }

  /** Resumes a hold that ended because of the camera or an occlusion. */
  function heal(at: Stand, { seconds, seen }: Moment): Stand {
    if (broken && seconds - broken.at > brokenSeconds) broken = null
    if (!broken) return at
    const { lifted, before } = broken
    const away = bearingAwayOf(at, otherSide(lifted), seen)
    // No hop goes this far: the person did not end the hold.
    if (broken.furthest <= beyondHop && away > beyondHop) holds.lose()
    broken.furthest = Math.max(broken.furthest, away)
    const turn = turnOf(before.seen.figure, seen.figure)
    if (turn.off < same.within * at.height && broken.furthest > atPlaceWithin) {
      const isSamePlace = Math.abs(turn.degrees) < same.degrees && turn.by < same.by * at.height
      const wasHidden = isSamePlace && broken.furthest > beyondHop
      const isTurned = Math.abs(turn.degrees) >= same.degrees
      if (!wasHidden && !isTurned) return at
      if (!wasHidden) {
        holds.lose()
        holds.beginNoEarlier(seconds)
      } else if (holds.resume(lifted, seconds)) furthest = 0
      broken = null
      filter.begin(lifted)
      if (isTurned) return carried(at, turn)
    }
    return at
  }

  function follow(at: Stand, chances: Weights, moment: Moment, sinceLast: number): Stand {
    const { seen } = moment
    if (chances.down > likely.surely && (stoodSeconds < provisionalSeconds || leanOf(at, seen) < leans)) {
      stoodSeconds += sinceLast
      return nearerTo(at, seen, shareAfter(stoodSeconds, sinceLast))
    }
    if (chances.moved <= 1 - likely.rather) return at
    const healed = heal(at, moment)
    const anew = standAnew(healed, recent)
    if (anew) {
      stoodSeconds = restsElsewhereSeconds
      filter.begin('down')
      return anew
    }
    const hopped = healed === at ? standAfterHop(at, seen, recent) : null
    return hopped ?? healed
  }

  /** Whether the whole supporting foot rises together with the hips, as in a hop. */
  function isHopping(at: Stand, { seconds, seen }: Moment, bearing: Side): boolean {
    const before = recent.before(seconds - hops.within)
    const since = holds.since()
    if (!before || (since !== null && seconds - since < hops.notBefore)) return false
    const { aside, rise, toes } = wayOf({ ...before.seen, height: at.height }, seen, bearing)
    // A larger sideways move comes from the camera or a passer-by, or the foot will not return.
    if (Math.abs(aside) > hops.aside) return false
    const carriedBy = hipsRise({ ...before.seen, height: at.height }, seen)
    return Math.min(rise, 1.6 * toes, carriedBy, wayOf(at, seen, bearing).rise) > hops.rise
  }

  /** A foot back at its place has touched the floor, whatever the weight does. */
  function hasTouched(at: Stand, seen: FeetSeen, lifted: Side, sinceLast: number): boolean {
    const away = awayOf(at, lifted, seen)
    furthest = Math.max(away, furthest * (1 - sinceLast))
    return away < Math.min(atPlaceWithin, touches * furthest)
  }

  function holdCentre(at: Stand, { seconds, seen }: Moment, sinceLast: number) {
    const was = heldX ?? seen.centreX
    if (Math.abs(seen.centreX - was) > sways * at.height) return
    const share = shareAfter(seconds - (holds.since() ?? seconds), sinceLast)
    heldX = was + share * (seen.centreX - was)
  }

  function beginWith(seen: FeetSeen): Stand {
    if (hasLeft) return seen
    const first = standAtFirst(seen)
    if (first.lifted) filter.begin(first.lifted)
    return first.stand
  }

  function observe(seconds: Seconds, seen: FeetSeen) {
    const sinceLast = inSeconds(last === null ? 0 : seconds - last)
    if (last !== null && sinceLast > longestGapSeconds) {
      end(last, 'unseen')
      // A foot's movement in a gap is unknown, so no hold begins there.
      holds.beginNoEarlier(seconds)
      recent.forget()
      likelySince = { left: null, right: null }
    }
    const moment = { seconds, seen }
    recent.add(moment)
    last = seconds
    const at = stand ?? beginWith(seen)
    const rests = (side: Side) => (recent.rests(side, restsElsewhereSeconds, at.height) ? 1 : 0)
    const speed = Math.max(...sides.map(side => recent.speedOf(side, at.height)))
    const weights = witnesses(at, seen, { left: rests('left'), right: rests('right') })
    const chances = filter.observe(sinceLast, weights, Math.min(1, speed / movesAt))
    const since = (side: Side) => (chances[side] > likely.rather ? (likelySince[side] ?? seconds) : null)
    likelySince = { left: since('left'), right: since('right') }
    const lifted = holds.lifted()
    if (lifted) {
      const left = holds.isYoung(seconds) ? recent.edge('lift', at, lifted) : null
      if (left !== null) holds.correct(left, seconds)
      const margin = weights[lifted] - Math.max(weights.down, weights.moved)
      holds.weigh({ margin, fold: foldOf(at, seen) }, sinceLast)
      if (chances[lifted] > likely.surely) holdCentre(at, moment, sinceLast)
      if (isHopping(at, moment, otherSide(lifted))) {
        leaveBearing(at, moment, lifted)
        holds.beginNoEarlier(seconds)
        filter.begin('moved')
      } else if (hasTouched(at, seen, lifted, sinceLast)) {
        end(recent.edge('landing', at, lifted) ?? seconds, 'let-go')
        filter.begin('down')
      } else if (chances[lifted] < likely.rather) endAs(chances, at, moment, lifted)
    }
    stand = follow(at, filter.chances(), moment, sinceLast)
    const up = holds.lifted() ? null : sides.find(side => filter.chances()[side] > likely.up)
    if (up) begin(up, stand, seconds)
    const isAcross = holds.lifted() !== null || leanOf(stand, seen) > across.from
    acrossSince = isAcross && !holds.isSure() ? (acrossSince ?? seconds) : null
  }

  return {
    observe,
    /** Ends the hold and relearns the stance, as no one is there. */
    leave(seconds: Seconds) {
      end(last ?? seconds, 'let-go')
      recent.forget()
      likelySince = { left: null, right: null }
      hasLeft ||= stand !== null
      stand = null
      stoodSeconds = 0
      filter.begin('down')
      last = seconds
    },
    /** Keeps the learnt stance and restarts the time. */
    beginAnew() {
      holds.clear()
      recent.forget()
      likelySince = { left: null, right: null }
      heldX = null
      broken = null
      last = null
    },
    current: () => holds.current(last ?? 0),
    holds: () => holds.all(last ?? 0),
    lifted: () => holds.lifted(),
    /** Whether the weight is on one foot and the other has hardly left the floor. */
    isLiftLow: () => last !== null && acrossSince !== null && last - acrossSince >= across.forSeconds,
    mostQuality: () => holds.mostQuality(last ?? 0),
  }
}
