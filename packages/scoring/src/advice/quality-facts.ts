import type { Quality } from '@lithe/movements/catalog'

/** Fraction of tracked frames below which the person is told that the camera lost them. */
const enoughTrackedShare = 0.85

export type QualityFacts = { cameraLostSight: boolean; cameraWasUnsure: boolean }

export const qualityFacts = ({ trackedShare, level }: Quality): QualityFacts => ({
  cameraLostSight: trackedShare < enoughTrackedShare,
  cameraWasUnsure: level === 'poor',
})
