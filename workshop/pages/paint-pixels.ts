import { type ColourTables, fractionBits } from './film-colours.ts'

/** RGBA pixels, row by row, opaque. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** Offset of a byte plane, and the strides of its rows and samples. */
export type Plane = { offset: number; stride: number; step: number }

/** Converts luma per pixel and chroma per two by two; writes RGBA into `to`. */
export function paintPlanes(
  bytes: Uint8Array,
  { y, u, v }: Readonly<Record<'y' | 'u' | 'v', Plane>>,
  { luma, redOfV, greenOfU, greenOfV, blueOfU }: ColourTables,
  to: Pixels,
) {
  const { data, width, height } = to
  let at = 0
  for (let row = 0; row < height; row += 1) {
    const yRow = y.offset + row * y.stride
    const uRow = u.offset + (row >> 1) * u.stride
    const vRow = v.offset + (row >> 1) * v.stride
    for (let column = 0; column < width; column += 1) {
      const bright = luma[bytes[yRow + column] ?? 0] ?? 0
      const uByte = bytes[uRow + (column >> 1) * u.step] ?? 0
      const vByte = bytes[vRow + (column >> 1) * v.step] ?? 0
      // The array clamps to 0–255.
      data[at] = (bright + (redOfV[vByte] ?? 0)) >> fractionBits
      data[at + 1] = (bright + (greenOfU[uByte] ?? 0) + (greenOfV[vByte] ?? 0)) >> fractionBits
      data[at + 2] = (bright + (blueOfU[uByte] ?? 0)) >> fractionBits
      data[at + 3] = 255
      at += 4
    }
  }
}

/** Four bytes per pixel; the fourth is ignored. */
export function paintPacked(bytes: Uint8Array, { offset, stride }: Plane, isBlueFirst: boolean, to: Pixels) {
  const { data, width, height } = to
  const [red, blue] = isBlueFirst ? [2, 0] : [0, 2]
  for (let row = 0; row < height; row += 1) {
    const from = offset + row * stride
    for (let column = 0; column < width; column += 1) {
      const at = 4 * (row * width + column)
      data[at] = bytes[from + 4 * column + red] ?? 0
      data[at + 1] = bytes[from + 4 * column + 1] ?? 0
      data[at + 2] = bytes[from + 4 * column + blue] ?? 0
      data[at + 3] = 255
    }
  }
}
