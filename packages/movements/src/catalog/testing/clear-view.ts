import type { Quality } from '../../definition/movement-kinds.ts'

/** Quality of a recording in a good room, seen from the front. */
export const clearView: Quality = {
  level: 'good',
  framesPerSecond: 30,
  trackedShare: 1,
  framedShare: 1,
  visibility: 0.95,
  view: 'front',
  viewDegrees: 5,
}

/** The same from the side. */
export const clearSideView: Quality = { ...clearView, view: 'side', viewDegrees: 85 }
