import type { Looked } from '../pages/engines/look-at-pictures-port.ts'

/** Of the picture's larger side: as far as any landmark of any picture may lie from where the other engine has it. */
export const sameShare = 0.001

const numbersPerLandmark = 6

/** How far apart two engines have the same landmark of the same picture at most; 1 where one of them found nobody. */
export function farthestApart(one: Looked, other: Looked): number {
  const { width, height } = one.size
  const larger = Math.max(width, height)
  const { length } = one.landmarks
  if (length !== other.landmarks.length || width !== other.size.width || height !== other.size.height)
    return 1
  return one.landmarks.reduce((most, a, index) => {
    const b = other.landmarks[index] ?? null
    if (!a || !b) return a || b ? 1 : most
    const distances = Array.from({ length: a.length / numbersPerLandmark }, (_, landmark) => {
      const at = landmark * numbersPerLandmark
      const across = ((a[at] ?? 0) - (b[at] ?? 0)) * width
      const down = ((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) * height
      return Math.hypot(across, down) / larger
    })
    return Math.max(most, ...distances)
  }, 0)
}
