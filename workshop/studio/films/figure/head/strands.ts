import { CatmullRomCurve3, Group, Mesh, TubeGeometry, Vector3 } from 'three'
import type { Look } from '../look.ts'
import { flat } from '../toon.ts'
import { hairShape } from './hair-shape.ts'

type Place = readonly [number, number, number]

/** Combing lines from the parting over the crown and each ear. */
const lines: readonly (readonly Place[])[] = [
  [
    [-1.2, 9, 4],
    [0.9, 8.6, 5],
    [3, 6.9, 4.6],
    [4.4, 5, 2.6],
  ],
  [
    [-1.1, 10, 2.4],
    [1.6, 9.8, 3.2],
    [3.9, 7.7, 2.6],
    [4.9, 5.4, 0.9],
  ],
  [
    [-1, 10.6, 0.4],
    [1.6, 10.4, 0.6],
    [4, 8, 0.2],
    [5, 5, -1.4],
  ],
  [
    [-2.9, 8.7, 3],
    [-4.3, 6.8, 2.2],
    [-4.9, 4.9, 0.6],
  ],
  [
    [-2.9, 9.3, 0.6],
    [-4.5, 7, -0.4],
    [-4.9, 4.6, -2],
  ],
]
const middle = new Vector3(0, 4.6, -0.6)
const outermost = 9
const thickness = 0.06
const samples = 24

function onHair(towards: Vector3): Vector3 {
  const direction = towards.clone().sub(middle).normalize()
  let away = outermost
  for (let step = 0; step < 30; step += 1) {
    const { x, y, z } = middle.clone().addScaledVector(direction, away)
    away -= 0.6 * hairShape(x, y, z)
  }
  return middle.clone().addScaledVector(direction, away)
}

/** A few lines that show the hair's direction. */
export function createStrands({ face }: Look) {
  const ink = flat(face.strand)
  const group = new Group()
  for (const line of lines) {
    const rough = new CatmullRomCurve3(line.map(place => new Vector3(...place)))
    const curve = new CatmullRomCurve3(rough.getPoints(samples).map(onHair))
    group.add(new Mesh(new TubeGeometry(curve, samples * 2, thickness, 6), ink))
  }
  return group
}
