import type { Solid } from './field.ts'
import { blockCells, type Grid, gridRound } from './grid.ts'
import { settle } from './settle.ts'

export type SurfaceMesh = { places: Float32Array; normals: Float32Array; triangles: number[] }

/** A cell's eight corners as steps along x, y and z, and the twelve edges. */
const corners = Array.from({ length: 8 }, (_, i) => ({ i: i & 1, j: (i >> 1) & 1, k: (i >> 2) & 1 }))
const edges = corners.flatMap((from, a) =>
  [1, 2, 4].flatMap(bit => {
    const to = corners[a | bit]
    return to && (a | bit) !== a ? [{ from, to }] : []
  }),
)

function isCut({ values, strides }: Grid, index: number): boolean {
  const [sx, sy, sz] = strides
  let inside = 0
  for (let z = 0; z <= sz; z += sz)
    for (let y = 0; y <= sy; y += sy)
      for (let x = 0; x <= sx; x += sx) if ((values[index + x + y + z] ?? 1) < 0) inside += 1
  return inside > 0 && inside < corners.length
}

/** Surface point of a cell: the mean of its edge crossings, in cells. */
function crossingIn({ values, strides }: Grid, index: number) {
  const [, sy, sz] = strides
  const valueAt = ({ i, j, k }: (typeof corners)[number]) => values[index + i + j * sy + k * sz] ?? 1
  let [x, y, z, count] = [0, 0, 0, 0]
  for (const { from, to } of edges) {
    const [a, b] = [valueAt(from), valueAt(to)]
    if (a < 0 === b < 0) continue
    const share = a / (a - b)
    x += from.i + (to.i - from.i) * share
    y += from.j + (to.j - from.j) * share
    z += from.k + (to.k - from.k) * share
    count += 1
  }
  return { x: x / count, y: y / count, z: z / count }
}

/** Two triangles for each grid edge that the surface crosses, between the points of its four cells. */
function trianglesBetween({ values, strides }: Grid, pointOf: ReadonlyMap<number, number>): number[] {
  const [sx, sy, sz] = strides
  const turns = [
    [sx, sy, sz],
    [sy, sz, sx],
    [sz, sx, sy],
  ] as const
  const isInside = (index: number) => (values[index] ?? 1) < 0
  const triangles: number[] = []
  for (const [index, a] of pointOf)
    for (const [along, p, q] of turns) {
      if (isInside(index + along) === isInside(index)) continue
      const [b, c, d] = [pointOf.get(index - p), pointOf.get(index - p - q), pointOf.get(index - q)]
      if (b === undefined || c === undefined || d === undefined) continue
      if (isInside(index)) triangles.push(a, b, c, a, c, d)
      else triangles.push(a, c, b, a, d, c)
    }
  return triangles
}

/** Mesh of a solid by naive surface nets, with every vertex projected onto the surface. */
export function surfaceNet(solid: Solid, cell: number): SurfaceMesh {
  const grid = gridRound(solid, cell)
  const [, sy, sz] = grid.strides
  const pointOf = new Map<number, number>()
  const places: number[] = []
  const normals: number[] = []
  for (const block of grid.blocks)
    for (let z = block.z; z < block.z + blockCells; z += 1)
      for (let y = block.y; y < block.y + blockCells; y += 1)
        for (let x = block.x; x < block.x + blockCells; x += 1) {
          const index = x + y * sy + z * sz
          if (!isCut(grid, index)) continue
          const crossing = crossingIn(grid, index)
          pointOf.set(index, places.length / 3)
          const start = [
            grid.place(0, x + crossing.x),
            grid.place(1, y + crossing.y),
            grid.place(2, z + crossing.z),
          ] as const
          const { place, normal } = settle(block.field, start, cell)
          places.push(...place)
          normals.push(...normal)
        }
  return {
    places: new Float32Array(places),
    normals: new Float32Array(normals),
    triangles: trianglesBetween(grid, pointOf),
  }
}
