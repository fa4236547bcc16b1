import type { Vector } from '@lithe/choreography'
import { BoxGeometry, Group, Mesh, MeshBasicMaterial } from 'three'

/** A plain kitchen chair, metres. */
const width = 0.42
const depth = 0.4
const seatThickness = 0.035
const leg = 0.036
const backHeight = 0.42
/** Hip joints are this far above what they sit on, and this far before the chair's back. */
const hipsAboveSeat = 0.085
const hipsBeforeBack = 0.2

/** There are no lights: each side of a board has a colour of its own, as if lit from above. */
const [light, middle, dark] = ['#c79a68', '#a97c4e', '#86603a'].map(color => new MeshBasicMaterial({ color }))
const boardSides = [middle, dark, light, dark, middle, middle].flatMap(side => side ?? [])

function board([across, up, along]: readonly [number, number, number], place: Vector) {
  const mesh = new Mesh(new BoxGeometry(across, up, along), boardSides)
  mesh.position.set(place.x, place.y, place.z)
  return mesh
}

/** The chair somebody sits on whose mid-hips rest at `hips`; they look along z. */
export function createChair(hips: Vector) {
  const chair = new Group()
  const seatHeight = hips.y - hipsAboveSeat
  const [back, front] = [-hipsBeforeBack, depth - hipsBeforeBack]
  const legHeight = seatHeight - seatThickness
  chair.add(
    board([width, seatThickness, depth], { x: 0, y: seatHeight - seatThickness / 2, z: (back + front) / 2 }),
  )
  for (const x of [-1, 1].map(side => side * (width - leg) * 0.5)) {
    for (const z of [back + leg / 2, front - leg / 2])
      chair.add(board([leg, legHeight, leg], { x, y: legHeight / 2, z }))
    chair.add(board([leg, backHeight, leg], { x, y: seatHeight + backHeight / 2, z: back + leg / 2 }))
  }
  for (const share of [0.55, 0.92])
    chair.add(
      board([width - 2 * leg, 0.07, leg * 0.6], {
        x: 0,
        y: seatHeight + share * backHeight - 0.02,
        z: back + leg / 2,
      }),
    )
  chair.position.set(hips.x, 0, hips.z)
  return chair
}
