import type { Side } from '@lithe/pose'
import type { FeetSeen, FootSeen } from './feet-seen.ts'
import type { Turned } from './figure.ts'

/** Smoothed position of both feet on the floor and of the body above. */
export type Stand = FeetSeen

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left')
export const midOf = ({ feet }: Stand) => (feet.left.x + feet.right.x) / 2

const mix = (from: number, to: number, share: number) => from + share * (to - from)

/** Moves a stance part of the way towards a frame. */
export function nearerTo(stand: Stand, seen: FeetSeen, share: number): Stand {
  const foot = (side: Side): FootSeen => {
    const [was, is] = [stand.feet[side], seen.feet[side]]
    const between = (key: keyof FootSeen) => mix(was[key], is[key], share)
    return {
      x: between('x'),
      y: between('y'),
      heelY: between('heelY'),
      toesY: between('toesY'),
      straightness: between('straightness'),
    }
  }
  return {
    feet: { left: foot('left'), right: foot('right') },
    centreX: mix(stand.centreX, seen.centreX, share),
    hipsY: mix(stand.hipsY, seen.hipsY, share),
    height: mix(stand.height, seen.height, share),
    figure: stand.figure.map((was, index) => {
      const is = seen.figure[index] ?? was
      return { x: mix(was.x, is.x, share), y: mix(was.y, is.y, share) }
    }),
  }
}

const follows = { atLeastSeconds: 0.1, atMostSeconds: 3 }

/** Update rate of a stance: first its running mean, later slow. */
export const shareAfter = (seenSeconds: number, sinceLast: number) =>
  Math.min(1, sinceLast / Math.min(follows.atMostSeconds, Math.max(follows.atLeastSeconds, seenSeconds)))

/** Transforms a stance after the camera was knocked. */
export function carried(stand: Stand, { place }: Turned): Stand {
  const foot = (side: Side): FootSeen => {
    const was = stand.feet[side]
    const { x, y } = place(was)
    return { ...was, x, y, heelY: was.heelY + y - was.y, toesY: was.toesY + y - was.y }
  }
  const middle = { x: midOf(stand), y: stand.hipsY }
  const hips = place(middle)
  // The centre of mass is at about hip height.
  const centreX = place({ x: stand.centreX, y: stand.hipsY }).x
  return {
    ...stand,
    feet: { left: foot('left'), right: foot('right') },
    centreX,
    hipsY: hips.y,
    figure: stand.figure.map(place),
  }
}

/** Position of a foot relative to the stance, in body heights. */
export type FootWay = { aside: number; rise: number; heel: number; toes: number; bent: number }

export function wayOf(stand: Stand, seen: FeetSeen, side: Side): FootWay {
  const [place, foot] = [stand.feet[side], seen.feet[side]]
  const up = (key: 'y' | 'heelY' | 'toesY') => (place[key] - foot[key]) / stand.height
  return {
    aside: (foot.x - place.x) / stand.height,
    rise: up('y'),
    heel: up('heelY'),
    toes: up('toesY'),
    bent: place.straightness - foot.straightness,
  }
}

/** Rise of the hips relative to the stance, in body heights. */
export const hipsRise = (stand: Stand, seen: FeetSeen) => (stand.hipsY - seen.hipsY) / stand.height

/** Shoulders above hips, in picture heights. */
export const trunkOf = ({ hipsY, figure: [, , , shoulders] }: FeetSeen) => hipsY - (shoulders?.y ?? hipsY)

/** How far the trunk is folded: 0 as in the stance, 1 level. */
export const foldOf = (stand: Stand, seen: FeetSeen) =>
  1 - trunkOf(seen) / Math.max(0.05 * stand.height, trunkOf(stand))

/** Shift of the body's centre from the stance, as a fraction of the way to one foot. */
export const leanOf = (stand: Stand, seen: FeetSeen) =>
  Math.abs(seen.centreX - stand.centreX) /
  Math.max(0.02 * stand.height, Math.abs(stand.feet.left.x - midOf(stand)))
