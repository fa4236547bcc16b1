import { fromRegion, type Region } from './region.ts'

/** An upright part of a picture, in whole pixels. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The pixels of such a part: red, green, blue and opacity from 0 to 255, row by row. */
export type Pixels = PixelBox & { readonly data: Uint8ClampedArray | Uint8Array }

/** A picture whose pixels are read where they are needed. */
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

/** From `from` to below `to`, whole pixels that lie in a picture so long; never none. */
function span(from: number, to: number, length: number) {
  const first = Math.min(length - 1, Math.max(0, Math.floor(from)))
  const last = Math.min(length - 1, Math.max(first, Math.ceil(to)))
  return { first, length: last - first + 1 }
}

/** The part of a picture that a region covers, with the pixel around it that sampling reaches for. */
export function boxAround(region: Region, width: number, height: number): PixelBox {
  const places = corners.map(([u, v]) => fromRegion(region, u, v))
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const across = span(Math.min(...xs) - 1, Math.max(...xs) + 1, width)
  const down = span(Math.min(...ys) - 1, Math.max(...ys) + 1, height)
  return { left: across.first, top: down.first, width: across.length, height: down.length }
}
