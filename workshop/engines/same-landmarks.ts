import type { Looked } from '../pages/engines/look-at-pictures-port.ts'

/** Maximum landmark distance between engines, as a fraction of the frame's larger side. */
export const sameShare = 0.001

const numbersPerLandmark = 6

/** Landmark distances in one frame. */
function distancesIn(a: readonly number[], b: readonly number[], { width, height }: Looked['size']) {
  const larger = Math.max(width, height)
  return Array.from({ length: a.length / numbersPerLandmark }, (_, landmark) => {
    const at = landmark * numbersPerLandmark
    const across = ((a[at] ?? 0) - (b[at] ?? 0)) * width
    const down = ((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) * height
    return Math.hypot(across, down) / larger
  })
}

/** Maximum of `by` over frames; 1 if only one engine found a body or the frames differ. */
function apart(one: Looked, other: Looked, by: (distances: readonly number[]) => number): number {
  const areAlike =
    one.landmarks.length === other.landmarks.length &&
    one.size.width === other.size.width &&
    one.size.height === other.size.height
  if (!areAlike) return 1
  return one.landmarks.reduce((most, a, index) => {
    const b = other.landmarks[index] ?? null
    if (!a || !b) return a || b ? 1 : most
    return Math.max(most, by(distancesIn(a, b, one.size)))
  }, 0)
}

/** Maximum distance of any landmark between two engines. */
export const farthestApart = (one: Looked, other: Looked): number =>
  apart(one, other, distances => Math.max(...distances))

/** Maximum over frames of the mean landmark distance. */
export const figureApart = (one: Looked, other: Looked): number =>
  apart(one, other, distances => distances.reduce((sum, each) => sum + each, 0) / distances.length)
