import type { Field, Solid } from './field.ts'

/** A part of the grid that a surface may cross, with its field. */
export type Block = { x: number; y: number; z: number; field: Field }

/** Grid corners, and field values near the surface. */
export type Grid = {
  cell: number
  /** Index strides to the next corner along x, y and z. */
  strides: readonly [number, number, number]
  values: Float32Array
  blocks: readonly Block[]
  place(axis: 0 | 1 | 2, step: number): number
}

/** Cells per side of a block. */
export const blockCells = 4
/** Safety factor for approximate distances. */
const trust = 1.7
const halfDiagonal = Math.sqrt(3) / 2

export function gridRound(solid: Solid, cell: number): Grid {
  const { min, max } = solid.box
  const place = (axis: 0 | 1 | 2, step: number) => min[axis] + (step - 2) * cell
  const count = (axis: 0 | 1 | 2) => Math.ceil(((max[axis] - min[axis]) / cell + 4) / blockCells) * blockCells
  const [nx, ny, nz] = [count(0), count(1), count(2)]
  const [sy, sz] = [nx + 1, (nx + 1) * (ny + 1)]
  const values = new Float32Array(sz * (nz + 1)).fill(Number.NaN)
  const blocks: Block[] = []
  const half = (blockCells * cell) / 2
  const reach = blockCells * cell * halfDiagonal
  for (let z = 0; z < nz; z += blockCells)
    for (let y = 0; y < ny; y += blockCells)
      for (let x = 0; x < nx; x += blockCells) {
        const [mx, my, mz] = [place(0, x) + half, place(1, y) + half, place(2, z) + half]
        const field = solid.near(mx, my, mz, reach * trust)
        if (!field || Math.abs(field(mx, my, mz)) > reach * trust) continue
        blocks.push({ x, y, z, field })
        for (let k = z; k <= z + blockCells; k += 1)
          for (let j = y; j <= y + blockCells; j += 1)
            for (let i = x; i <= x + blockCells; i += 1) {
              const index = i + j * sy + k * sz
              if (Number.isNaN(values[index])) values[index] = field(place(0, i), place(1, j), place(2, k))
            }
      }
  return { cell, strides: [1, sy, sz], values, blocks, place }
}
