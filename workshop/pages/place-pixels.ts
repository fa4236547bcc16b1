import type { FilmCondition } from './film-condition.ts'

export type PictureSize = { width: number; height: number }

/** Sub-pixel resolution. */
const steps = 2 ** 8
const stepBits = 8

/** Source of each new pixel: the upper left of four pixels, and interpolation weights. */
type Origins = { corner: Int32Array; right: Uint16Array; down: Uint16Array }

/** Extends edges by their outermost pixels, like walls and floors. */
const within = (place: number, size: number) => Math.min(Math.max(place, 0), size - 1.001)

function originsOf({ rollDegrees, scale, centre }: FilmCondition, { width, height }: PictureSize): Origins {
  const pixels = width * height
  const corner = new Int32Array(pixels)
  const right = new Uint16Array(pixels)
  const down = new Uint16Array(pixels)
  // A phone leaning right sees the world lean left.
  const angle = (-rollDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale]
  for (let index = 0; index < pixels; index += 1) {
    const x = (index % width) + 0.5 - width / 2
    const y = Math.floor(index / width) + 0.5 - height / 2
    const fromX = within(x * cos + y * sin + centre.x * width - 0.5, width)
    const fromY = within(y * cos - x * sin + centre.y * height - 0.5, height)
    corner[index] = Math.floor(fromY) * width + Math.floor(fromX)
    right[index] = Math.floor((fromX % 1) * steps)
    down[index] = Math.floor((fromY % 1) * steps)
  }
  return { corner, right, down }
}

/** Two of a pixel's four bytes at a time, with headroom. */
export const everyOther = 0x00ff00ff

/** Interpolates two pixels, two bytes at a time. */
function between(a: number, b: number, share: number): number {
  const low = (((a & everyOther) * (steps - share) + (b & everyOther) * share) >>> stepBits) & everyOther
  const high =
    ((((a >>> 8) & everyOther) * (steps - share) + ((b >>> 8) & everyOther) * share) >>> stepBits) &
    everyOther
  return (high << 8) | low
}

/** Rotates and scales frames of one size as `condition` says. Pixels are 32-bit integers; `to` is overwritten. */
export function createPixelPlacer(condition: FilmCondition, size: PictureSize) {
  const { corner, right, down } = originsOf(condition, size)
  return (from: Uint32Array, to: Uint32Array) => {
    for (let index = 0; index < to.length; index += 1) {
      const start = corner[index] ?? 0
      const share = right[index] ?? 0
      const upper = between(from[start] ?? 0, from[start + 1] ?? 0, share)
      const lower = between(from[start + size.width] ?? 0, from[start + size.width + 1] ?? 0, share)
      to[index] = between(upper, lower, down[index] ?? 0)
    }
  }
}
