import type { Looked } from '../pages/engines/look-at-pictures-port.ts'

/** Of the picture's larger side: as far as any landmark of any picture may lie from where the other engine has it. */
export const sameShare = 0.001

const numbersPerLandmark = 6

/** Distances of the same landmarks of one picture. */
function distancesIn(a: readonly number[], b: readonly number[], { width, height }: Looked['size']) {
  const larger = Math.max(width, height)
  return Array.from({ length: a.length / numbersPerLandmark }, (_, landmark) => {
    const at = landmark * numbersPerLandmark
    const across = ((a[at] ?? 0) - (b[at] ?? 0)) * width
    const down = ((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) * height
    return Math.hypot(across, down) / larger
  })
}

/** The largest of what `by` says of each picture; 1 where a body is found by one engine alone, or the pictures are others. */
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

/** How far apart two engines have the same landmark of the same picture at most. */
export const farthestApart = (one: Looked, other: Looked): number =>
  apart(one, other, distances => Math.max(...distances))

/** How far apart they have the landmarks of a picture on average, at most. */
export const figureApart = (one: Looked, other: Looked): number =>
  apart(one, other, distances => distances.reduce((sum, each) => sum + each, 0) / distances.length)
