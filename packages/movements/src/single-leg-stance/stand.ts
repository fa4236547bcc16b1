import type { Side } from '@lithe/pose'
import type { FeetSeen, FootSeen } from './feet-seen.ts'
import type { Turned } from './figure.ts'

/** Where both feet stand on the floor, and the body above them: what is seen, steadied. */
export type Stand = FeetSeen

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left')
export const midOf = ({ feet }: Stand) => (feet.left.x + feet.right.x) / 2

const mix = (from: number, to: number, share: number) => from + share * (to - from)

/** A stand brought nearer to what is seen, by a share of the way. */
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

/** How far a stand goes towards a picture after it was seen for so long: its mean at first, and then slowly. */
export const shareAfter = (seenSeconds: number, sinceLast: number) =>
  Math.min(1, sinceLast / Math.min(follows.atMostSeconds, Math.max(follows.atLeastSeconds, seenSeconds)))

/** The same stand after the camera was knocked. */
export function carried(stand: Stand, { place }: Turned): Stand {
  const foot = (side: Side): FootSeen => {
    const was = stand.feet[side]
    const { x, y } = place(was)
    return { ...was, x, y, heelY: was.heelY + y - was.y, toesY: was.toesY + y - was.y }
  }
  const middle = { x: midOf(stand), y: stand.hipsY }
  const hips = place(middle)
  // The centre of mass is about as high as the hips.
  const centreX = place({ x: stand.centreX, y: stand.hipsY }).x
  return {
    ...stand,
    feet: { left: foot('left'), right: foot('right') },
    centreX,
    hipsY: hips.y,
    figure: stand.figure.map(place),
  }
}

/** Against where it stood, in body heights. */
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

/** How much higher the hips are than they stood, in body heights. */
export const hipsRise = (stand: Stand, seen: FeetSeen) => (stand.hipsY - seen.hipsY) / stand.height

/** How far the body's centre is from where it was above both feet, in shares of the way to one of them. */
export const leanOf = (stand: Stand, seen: FeetSeen) =>
  Math.abs(seen.centreX - stand.centreX) /
  Math.max(0.02 * stand.height, Math.abs(stand.feet.left.x - midOf(stand)))
