import type { Side } from '@lithe/pose'
import { plus, times } from '../skeleton/vector.ts'
import type { Part } from './part.ts'

const shareOfWidth = 0.965
const thicknessMetres = 0.005

/** A ribbon down the outside of a limb. */
export function sideStripe(limb: Part, side: Side, halfWidthMetres: number): Part {
  const outwards = side === 'left' ? 1 : -1
  const sections = limb.tube.sections.slice(1).map(section => ({
    ...section,
    place: plus(section.place, times(section.across, outwards * section.width * shareOfWidth)),
    width: thicknessMetres,
    front: halfWidthMetres,
    back: halfWidthMetres,
  }))
  return { name: `${limb.name} stripe`, cloth: 'stripe', side, tube: { sections, startDome: 0, endDome: 0 } }
}
