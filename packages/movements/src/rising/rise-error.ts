import { type Quality, type Rising, risingParts } from '../definition/movement-kinds.ts'

type View = Quality['view']
type BodyError = { lean: number; knee: number; hip: number }

/**
 * Error of the fitted skeleton by start position, in degrees: from drawn bodies in ten views, and films through the
 * engine (docs/measurement.md). Seated thighs point at a frontal camera.
 */
export const bodyError: Record<'standing' | 'seat', Record<View, BodyError>> = {
  standing: {
    front: { lean: 3, knee: 5, hip: 6 },
    oblique: { lean: 3, knee: 5, hip: 6 },
    side: { lean: 3, knee: 4, hip: 4 },
  },
  seat: {
    front: { lean: 6, knee: 9, hip: 11 },
    oblique: { lean: 5, knee: 4, hip: 4 },
    side: { lean: 5, knee: 4, hip: 4 },
  },
}

/** Both ends of a time lie between frames, and landmarks lag slightly. */
export const clockError = (framesPerSecond: number) => 0.1 + 1 / Math.max(1, framesPerSecond)

/** Largest error still reported, in seconds or degrees. */
const mostError: Record<(typeof risingParts)[number], number> = {
  firstFive: 0.3,
  unevenness: 0.5,
  lean: 7,
  kneeTravel: 7,
  hipTravel: 7,
}

/** Keeps only values certain enough to report; null if there are none. */
export function certain(rising: Rising): Rising | null {
  const kept = { ...rising }
  for (const part of risingParts) if ((kept[part]?.error ?? 0) > mostError[part]) kept[part] = null
  return risingParts.some(part => kept[part] !== null) ? kept : null
}
