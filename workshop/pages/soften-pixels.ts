import { everyOther, type PictureSize } from './place-pixels.ts'

/** Half of four in both bytes, to round quarters. */
const half = 0x00020002

/** A quarter of each neighbour and half of the centre. */
function mixed(before: number, pixel: number, after: number): number {
  const low = (before & everyOther) + 2 * (pixel & everyOther) + (after & everyOther) + half
  const high =
    ((before >>> 8) & everyOther) + 2 * ((pixel >>> 8) & everyOther) + ((after >>> 8) & everyOther) + half
  return (((high >>> 2) & everyOther) << 8) | ((low >>> 2) & everyOther)
}

/** Blurs a frame in place by 0.7 pixels in both directions; the border is kept. */
export function softenPixels(pixels: Uint32Array, { width, height }: PictureSize) {
  soften(pixels, width, height, 1, width)
  soften(pixels, height, width, width, 1)
}

function soften(pixels: Uint32Array, length: number, lines: number, step: number, lineStep: number) {
  for (let line = 0; line < lines; line += 1) {
    let index = line * lineStep
    let before = pixels[index] ?? 0
    for (let place = 1; place < length - 1; place += 1) {
      index += step
      const pixel = pixels[index] ?? 0
      pixels[index] = mixed(before, pixel, pixels[index + step] ?? 0)
      before = pixel
    }
  }
}
