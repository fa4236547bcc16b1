import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import { flat } from '../toon.ts'
import { faceDepth } from './face-surface.ts'

/** A shape on her face between two lines, from her left to right. */
export type Patch = {
  from: number
  to: number
  lower: (x: number) => number
  upper: (x: number) => number
}

const columns = 25
const rows = 3

/** A flat colour on her skin, which `show` reshapes. `layer` is the stacking order. */
export function createFeature(color: string, layer: number, depth = faceDepth) {
  const places = new Float32Array(columns * rows * 3)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(places.length).fill(1), 3))
  geometry.setIndex(gridTriangles())
  const object = new Mesh(geometry, flat(color))
  object.frustumCulled = false
  const above = 0.035 + layer * 0.02
  return {
    object,
    show({ from, to, lower, upper }: Patch) {
      for (let column = 0; column < columns; column += 1) {
        const x = from + ((to - from) * column) / (columns - 1)
        const [low, high] = [lower(x), Math.max(lower(x), upper(x))]
        for (let row = 0; row < rows; row += 1) {
          const y = low + ((high - low) * row) / (rows - 1)
          places.set([x, y, depth(x, y) + above], (column * rows + row) * 3)
        }
      }
      geometry.getAttribute('position').needsUpdate = true
    },
  }
}

function gridTriangles(): number[] {
  const triangles: number[] = []
  for (let column = 0; column + 1 < columns; column += 1)
    for (let row = 0; row + 1 < rows; row += 1) {
      const at = column * rows + row
      triangles.push(at, at + rows, at + 1, at + 1, at + rows, at + rows + 1)
    }
  return triangles
}

/** A brush stroke along a line, thickest in its middle or as given by `thick`. */
export const strokeAlong = (
  from: number,
  to: number,
  line: (x: number) => number,
  thick: (share: number) => number,
): Patch => {
  const half = (x: number) => thick((x - from) / (to - from)) / 2
  return { from, to, lower: x => line(x) - half(x), upper: x => line(x) + half(x) }
}
