import type { Cloth, Part, Rotation, Skeleton, Vector } from '../../../choreography/choreography.ts'
import { grown, type SeamWidth, type Solid } from './surface/field.ts'
import { tubeSolid } from './surface/tube-solid.ts'

/** Parts that form one piece of cloth or skin, and their detail. */
export type Garment = {
  name: string
  cloth: Cloth
  solid: Solid
  cellMetres: number
  /** The bone with which it moves rigidly, if any. */
  rigidOn?: Place
}
export type Place = { at: Vector; rotation: Rotation }

type Side = NonNullable<Part['side']>
const bothSides: readonly Side[] = ['left', 'right']
const fingers = ['index finger', 'middle finger', 'ring finger', 'little finger', 'thumb']

const even =
  (metres: number): SeamWidth =>
  () =>
    metres

/** Makes a seam wide at a joint and narrow away from it, so that a hanging arm does not merge with the ribs. */
const atJoint =
  (joint: Vector, wide: number, reachMetres: number): SeamWidth =>
  (x, y, z) => {
    const away = Math.hypot(x - joint.x, y - joint.y, z - joint.z) / reachMetres
    return 0.012 + wide * Math.exp(-(away ** 4))
  }

/** The dressed body, sewn together. */
export function garmentsOf(parts: readonly Part[], { sides, bones, ribs }: Skeleton): Garment[] {
  const solidOf = (name: string, side: Side | null): Solid => {
    const part = parts.find(each => each.name === name && each.side === side)
    if (!part) throw new Error(`the dressed body has no ${name}`)
    return tubeSolid(part.tube)
  }
  const isWorn = (name: string) => parts.some(part => part.name === name)
  const withLimbs = (trunk: string, limb: string, joint: 'shoulder' | 'hip', wide: number, reach: number) =>
    bothSides.reduce(
      (solid, side) => grown(solid, solidOf(limb, side), atJoint(sides[side][joint], wide, reach)),
      solidOf(trunk, null),
    )
  const handOf = (side: Side) =>
    fingers.reduce((hand, finger) => grown(hand, solidOf(finger, side), even(0.0025)), solidOf('palm', side))
  const each = (name: string, cloth: Cloth, cellMetres: number): Garment[] =>
    bothSides.map(side => ({ name: `${side} ${name}`, cloth, solid: solidOf(name, side), cellMetres }))
  const onFoot = (garments: readonly Garment[]) =>
    garments.map((garment, index): Garment => {
      const side = bothSides[index] ?? 'left'
      return { ...garment, rigidOn: { at: sides[side].ankle, rotation: bones[side].foot } }
    })
  const jacket = withLimbs('jacket', 'sleeve', 'shoulder', 0.04, 0.12)
  const trousers = withLimbs('seat', 'trouser leg', 'hip', 0.025, 0.14)
  const skirt = (): Garment => ({
    name: 'skirt',
    cloth: 'top',
    solid: grown(solidOf('skirt half', 'left'), solidOf('skirt half', 'right'), even(0.04)),
    cellMetres: 0.011,
  })
  const scarfEnds = ['inner scarf end', 'outer scarf end'].reduce(
    (solid, name) => grown(solid, solidOf(name, null), even(0.002)),
    solidOf('scarf knot', null),
  )
  return [
    { name: 'jacket', cloth: 'top', solid: jacket, cellMetres: 0.009 },
    { name: 'trousers', cloth: 'trousers', solid: trousers, cellMetres: 0.009 },
    ...bothSides.map(
      (side): Garment => ({
        name: `${side} hand`,
        cloth: 'skin',
        solid: handOf(side),
        cellMetres: 0.003,
        rigidOn: { at: sides[side].wrist, rotation: bones[side].hand },
      }),
    ),
    { name: 'neck', cloth: 'skin', solid: solidOf('neck', null), cellMetres: 0.008 },
    { name: 'scarf', cloth: 'cuff', solid: solidOf('collar', null), cellMetres: 0.007 },
    {
      name: 'scarf ends',
      cloth: 'cuff',
      solid: scarfEnds,
      cellMetres: 0.0025,
      rigidOn: { at: ribs, rotation: bones.chest },
    },
    ...each('cuff', 'cuff', 0.005),
    ...each('ankle', 'skin', 0.007),
    ...each('forearm', 'skin', 0.006),
    ...(isWorn('skirt half') ? [skirt()] : []),
    ...onFoot(each('shoe', 'shoe', 0.005)),
    ...onFoot(each('sole', 'sole', 0.0035)),
  ]
}
