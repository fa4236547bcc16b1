import { CatmullRomCurve3, Group, Mesh, SphereGeometry, TubeGeometry, Vector3 } from 'three'
import { toon } from './toon.ts'

// Places on the head, from the top of the spine, shares of body height (x to the left, y up, z ahead).
const eye = { x: 0.0175, y: 0.03, z: 0.0485 }
const blinkEverySeconds = 3.7
const blinkSeconds = 0.18

const ball = new SphereGeometry(1, 24, 16)

function bead(color: string, place: [number, number, number], size: [number, number, number]) {
  const mesh = new Mesh(ball, toon(color))
  mesh.position.set(...place)
  mesh.scale.set(...size)
  return mesh
}

function stroke(color: string, points: [number, number, number][], radius: number) {
  const curve = new CatmullRomCurve3(points.map(point => new Vector3(...point)))
  return new Mesh(new TubeGeometry(curve, 16, radius, 8), toon(color))
}

/** 1 open, 0 shut. */
function lidsAt(seconds: number): number {
  const since = seconds % blinkEverySeconds
  return since < blinkSeconds ? Math.abs(Math.cos((Math.PI * since) / blinkSeconds)) : 1
}

/** Five strokes: two eyes that blink, two brows, a mouth; with a nose and warm cheeks between them. */
export function createFace() {
  const face = new Group()
  const eyes = [1, -1].map(side => bead('#2a221c', [side * eye.x, eye.y, eye.z], [0.0048, 0.0064, 0.0032]))
  const brows = [1, -1].map(side =>
    stroke(
      '#8d8a84',
      [
        [side * 0.0095, 0.0425, 0.0525],
        [side * 0.018, 0.046, 0.0495],
        [side * 0.0275, 0.0425, 0.0435],
      ],
      0.0014,
    ),
  )
  const mouth = stroke(
    '#a8503c',
    [
      [-0.0135, -0.0105, 0.0525],
      [-0.006, -0.0142, 0.0568],
      [0.006, -0.0142, 0.0568],
      [0.0135, -0.0105, 0.0525],
    ],
    0.0019,
  )
  const nose = bead('#dca37f', [0, 0.012, 0.0565], [0.0068, 0.0125, 0.0095])
  const cheeks = [1, -1].map(side =>
    bead('#eaa688', [side * 0.0195, 0.003, 0.0462], [0.0072, 0.0048, 0.0026]),
  )
  face.add(...eyes, ...brows, mouth, nose, ...cheeks)
  return {
    face,
    show(seconds: number) {
      for (const lid of eyes) lid.scale.y = 0.0064 * Math.max(0.12, lidsAt(seconds))
    },
  }
}
