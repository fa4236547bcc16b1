/** Fraction of light left in a room with the lamp off. */
const lightLeft = 0.35
/** SD of a dark pixel, out of 255, and what brightness adds; variances add up. */
const readNoise = 3
const shotNoise = 0.65

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A prime longer than a row, so that no pattern stands still. */
const grainCount = 2 ** 18 + 3

function normalGrains(random: () => number): Float32Array {
  return Float32Array.from(
    { length: grainCount },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
}

/** Darkens frames and adds the low-light noise of a small sensor; deterministic by seed. */
export function createSensorNoise(seed = 1) {
  const random = randomFrom(seed)
  const grains = normalGrains(random)
  const deviationOf = Float32Array.from({ length: 256 }, (_, value) =>
    Math.hypot(readNoise, shotNoise * Math.sqrt(value * lightLeft)),
  )
  /** `pixels`: RGBA, changed in place. */
  return (pixels: Uint8ClampedArray) => {
    let next = Math.floor(random() * grainCount)
    for (let index = 0; index < pixels.length; index += 1) {
      if (index % 4 === 3) continue
      const value = pixels[index] ?? 0
      pixels[index] = value * lightLeft + (deviationOf[value] ?? 0) * (grains[next] ?? 0)
      next = next + 1 === grainCount ? 0 : next + 1
    }
  }
}
