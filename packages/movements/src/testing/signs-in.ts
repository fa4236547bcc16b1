import { createPoseSmoother, type PoseFrame } from '@lithe/pose'
import type { MovementId, VariantId } from '../catalog/catalog.ts'
import { createStopWatch, type StopSign } from '../stop-rules/stop-watch.ts'

/** Every sign, with the second it first appeared. */
export function signsIn(
  frames: readonly PoseFrame[],
  movement: MovementId,
  variant: VariantId | null = null,
) {
  const watch = createStopWatch(movement, variant)
  const smoother = createPoseSmoother()
  const signs: Partial<Record<StopSign, number>> = {}
  for (const frame of frames) {
    const sign = watch.observe(smoother.smooth(frame))
    if (sign) signs[sign] ??= frame.time / 1000
  }
  return signs
}
