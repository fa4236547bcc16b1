import { fromRegion, type Region } from './region.ts'

/** An axis-aligned part of a frame, in whole pixels. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** RGBA pixels of such a part, 0–255, row by row. */
export type Pixels = PixelBox & { readonly data: Uint8ClampedArray | Uint8Array }

/** A frame whose pixels are read on demand. */
export type Picture = {
  readonly width: number
  readonly height: number
  read(box: PixelBox): Pixels | Promise<Pixels>
}

const corners = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** Whole pixels from `from` to below `to`, within a length; never empty. */
function span(from: number, to: number, length: number) {
  const first = Math.min(length - 1, Math.max(0, Math.floor(from)))
  const last = Math.min(length - 1, Math.max(first, Math.ceil(to)))
  return { first, length: last - first + 1 }
}

/** The part of a frame that a region covers, with a margin of one pixel for interpolation. */
export function boxAround(region: Region, width: number, height: number): PixelBox {
  const places = corners.map(([u, v]) => fromRegion(region, u, v))
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const across = span(Math.min(...xs) - 1, Math.max(...xs) + 1, width)
  const down = span(Math.min(...ys) - 1, Math.max(...ys) + 1, height)
  return { left: across.first, top: down.first, width: across.length, height: down.length }
}
