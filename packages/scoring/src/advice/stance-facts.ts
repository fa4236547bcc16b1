import { longestHold, type StanceHold, type StanceMeasurement } from '@lithe/movements/catalog'
import { longestRankedSeconds, type Zone } from '../reported.ts'
import type { Scored } from '../scored.ts'
import type { Situation } from './advice.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'
import { type Reader, steadyFromSeconds } from './reader.ts'
import { type SinceLast, sinceLast } from './since-last.ts'
import { holdResult } from './test-result.ts'

type Variant = NonNullable<StanceMeasurement['variant']>

/** Support for practice: more for a shorter hold, or the easier variant that was held. */
export type Support = 'both-hands' | Variant | 'fingertip' | 'chair-near' | 'free'

type Side = StanceHold['lifted']

/** Whole seconds; 0 means less than one. */
export type StanceValues = SinceLast & {
  seconds: number
  window: number
  holds: number
  /** The lifted foot; `one` if both stayed down or the foot is unknown. */
  foot: Side | 'one'
  strongLeg: Side
  weakLeg: Side
  /** Seconds between the legs. */
  gap: number
  practice: number
  breaths: 2 | 3
}

export type StanceFacts = Situation<StanceValues> &
  QualityFacts & {
    support: Support
    /** Percentile for age; null if held with help. */
    score: number | null
    seconds: number
    /** Still held when last seen. */
    reachedCap: boolean
    /** Held from the first second to the last. */
    wholeWindow: boolean
    holdCount: number
    legsTried: number
    /** Whether a minute was held in a window longer than that. */
    hasSecondMinute: boolean
    /**
     * Difference between the legs, each up to a minute; null with only one leg, or if the clock ended the shorter hold.
     */
    legGapSeconds: number | null
    /** Whether the last attempt lasted less than half as long as the first. */
    faded: boolean
    /** Sideways travel of the hips, in body heights. */
    sway: number
    /** The easier variant used, or null. */
    variant: Variant | null
  }

const otherSide = { left: 'right', right: 'left' } as const satisfies Record<Side, Side>

const secondsOf = ({ fromSeconds, toSeconds }: StanceHold) => toSeconds - fromSeconds
/** Only chance ends a hold beyond a minute. */
const comparedSeconds = (seconds: number) => Math.min(seconds, longestRankedSeconds)

const bestSeconds = (holds: readonly StanceHold[], lifted: Side) =>
  holds.filter(hold => hold.lifted === lifted).reduce((best, hold) => Math.max(best, secondsOf(hold)), 0)

const wasCut = (holds: readonly StanceHold[], lifted: Side) =>
  holds.some(hold => hold.lifted === lifted && (hold.endedBy ?? 'let-go') !== 'let-go')

/** House steps by seconds: two hands, one fingertip, a chair within reach. */
function supportFor(
  seconds: number,
  variant: Variant | null,
  zone: Zone | null,
  needsChair: boolean,
): Support {
  if (seconds < steadyFromSeconds) return 'both-hands'
  if (variant) return variant
  const isShort = seconds < 10 || zone === 'red'
  if (!needsChair) return isShort ? 'fingertip' : 'free'
  if (isShort) return 'both-hands'
  return seconds < 20 ? 'fingertip' : 'chair-near'
}

function hasFaded(holds: readonly StanceHold[]): boolean {
  const [first, last] = [holds[0], holds.at(-1)]
  return holds.length >= 3 && !!first && !!last && secondsOf(last) < secondsOf(first) / 2
}

/** Slightly below the hold, so that practice ends before the foot must come down. */
const practiceSeconds = (seconds: number) => Math.min(30, Math.max(3, Math.round(seconds * 0.7)))

const toldSeconds = (seconds: number) => (seconds < 1 ? 0 : Math.round(seconds))

export function stanceFacts(stance: StanceMeasurement, scored: Scored | null, reader: Reader): StanceFacts {
  const zone = scored?.zone ?? null
  const left = bestSeconds(stance.holds, 'left')
  const right = bestSeconds(stance.holds, 'right')
  const lifted: Side = left >= right ? 'left' : 'right'
  const legsTried = stance.variant === 'semi-tandem' ? 0 : Number(left > 0) + Number(right > 0)
  const gap = Math.abs(left - right)
  const comparedGap = Math.abs(comparedSeconds(left) - comparedSeconds(right))
  const seconds = stance.longestHoldSeconds
  const variant = stance.variant ?? null
  const reachedCap = longestHold(stance).isRunning
  return {
    band: reader.band,
    needsChair: reader.needsChair,
    zone,
    support: supportFor(seconds, variant, zone, reader.needsChair),
    score: scored?.score ?? null,
    seconds,
    reachedCap,
    wholeWindow: reachedCap && seconds >= stance.windowSeconds - 1,
    holdCount: stance.holds.length,
    legsTried,
    hasSecondMinute: stance.windowSeconds > longestRankedSeconds && seconds >= longestRankedSeconds,
    legGapSeconds:
      legsTried === 2 && (!comparedGap || !wasCut(stance.holds, otherSide[lifted])) ? comparedGap : null,
    faded: hasFaded(stance.holds),
    sway: stance.sway,
    variant,
    ...qualityFacts(stance.quality),
    ...sinceLast(reader.last?.results.balance ?? null, holdResult(stance), toldSeconds, {
      seconds: toldSeconds(seconds),
      window: Math.round(stance.windowSeconds),
      holds: stance.holds.length,
      foot: legsTried === 0 ? 'one' : lifted,
      strongLeg: otherSide[lifted],
      weakLeg: lifted,
      gap: Math.round(gap),
      practice: practiceSeconds(seconds),
      breaths: seconds < 2 ? 2 : 3,
    }),
  }
}
