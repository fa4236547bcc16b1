import type { Side } from '@lithe/pose'
import type { FeetSeen } from './feet-seen.ts'
import { type FootWay, foldOf, hipsRise, midOf, otherSide, type Stand, wayOf } from './stand.ts'

/** Both feet in place; left up; right up; or none of these: a step, a hop, or a foot lowered elsewhere. */
export const states = ['down', 'left', 'right', 'moved'] as const
export type StanceState = (typeof states)[number]
export type Weights = Record<StanceState, number>

// Spreads in body heights, weights in natural logarithms: docs/decisions/0092.
const spread = { aside: 0.012, rise: 0.006, toes: 0.006, onOne: 0.012, onTwo: 0.012 }
const unlikeliest = { place: 20, centre: 4 }
const anywhere = -2.4
const elsewhere = -3.2
/** How much the toe landmark rises with the heel. */
const toesWithHeel = 0.25
const lifts = { from: 0.006, by: 0.016, weight: 1 }
/** A foot that has hardly left its place. */
const low = { below: 0.006, by: 0.004, weight: 1.5 }
const high = { from: 0.08, by: 0.05, weight: 4 }
const bends = { by: 0.05, weight: 1 }
const rests = 2
/** Hips this much lower, in body heights, rest on both feet: a lunge, a step, a curtsey. */
const sunk = { from: 0.04, by: 0.03, weight: 6 }
/** A trunk folded further than balance needs: a stoop, a shoe being tied. */
const folded = { from: 0.2, by: 0.15, weight: 6 }
const slack = 0.004
const waving = { share: 0.15, spread: 0.025 }

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const strays = (away: number, sigma: number, most: number) => -Math.min(most, 0.5 * (away / sigma) ** 2)
const normal = (away: number, sigma: number) =>
  strays(away, sigma, unlikeliest.centre) - Math.log(sigma / spread.onTwo)
/** Most people balance closely, but some wave their arms. */
const balanced = (away: number) =>
  Math.log(
    (1 - waving.share) * Math.exp(-0.5 * (away / spread.onOne) ** 2) +
      waving.share * (spread.onOne / waving.spread) * Math.exp(-0.5 * (away / waving.spread) ** 2) +
      0.003,
  ) - Math.log(spread.onOne / spread.onTwo)

function standing({ aside, rise, heel, toes }: FootWay): number {
  const flat = strays(Math.hypot(aside / spread.aside, rise / spread.rise), 1, unlikeliest.place)
  const toesAlone = Math.max(0, toes - toesWithHeel * heel)
  const onToes =
    heel < 0.01
      ? -unlikeliest.place
      : -0.7 + strays(Math.hypot(aside / (2 * spread.aside), toesAlone / spread.toes), 1, unlikeliest.place)
  return Math.max(flat, onToes)
}

/**
 * A supporting leg carries the hips, so its foot rises no further than they do. Crossed legs make the engine show more.
 */
const bearing = (way: FootWay, carriedBy: number): number => {
  const most = Math.abs(carriedBy) + slack
  const rise = Math.max(-most, Math.min(most, way.rise))
  return standing({ ...way, rise })
}

function lifted({ rise, toes, bent }: FootWay): number {
  const whole = Math.min(rise, 1.6 * toes)
  return (
    anywhere +
    lifts.weight * Math.max(-1, Math.min(1, (whole - lifts.from) / lifts.by)) +
    high.weight * clamp((whole - high.from) / high.by) -
    low.weight * clamp((low.below - Math.abs(whole)) / low.by) +
    bends.weight * clamp(bent / bends.by)
  )
}

/** `still`: certainty that the foot rests, 0–1. */
const putDown = ({ rise, bent }: FootWay, still: number) =>
  elsewhere - high.weight * clamp((rise - high.from) / high.by) + rests * still * (1 - clamp(bent / bends.by))

/** Log likelihood of a frame in each state. */
export function witnesses(stand: Stand, seen: FeetSeen, still: Record<Side, number>): Weights {
  const ways = { left: wayOf(stand, seen, 'left'), right: wayOf(stand, seen, 'right') }
  const across = (seen.centreX - stand.centreX) / stand.height
  const reach = (side: Side) => (stand.feet[side].x - midOf(stand)) / stand.height
  const half = Math.abs(reach('left'))
  const onTwo = (by: number) => normal(across - by, spread.onTwo + 0.15 * half)
  const onOne = (side: Side) => balanced(across - reach(side))
  const hips = hipsRise(stand, seen)
  const tall =
    -sunk.weight * clamp((-hips - sunk.from) / sunk.by) -
    folded.weight * clamp((foldOf(stand, seen) - folded.from) / folded.by)
  const up = (side: Side) =>
    lifted(ways[side]) + bearing(ways[otherSide(side)], hips) + onOne(otherSide(side)) + tall
  const landed = (side: Side) =>
    putDown(ways[side], still[side]) + bearing(ways[otherSide(side)], hips) + onTwo(ways[side].aside / 2)
  return {
    down: standing(ways.left) + standing(ways.right) + onTwo(0),
    left: up('left'),
    right: up('right'),
    moved: Math.max(landed('left'), landed('right'), 2 * elsewhere - 2),
  }
}
