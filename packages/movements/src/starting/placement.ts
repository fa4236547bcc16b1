import type { Pose } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { bodyExtent, framing } from '../window/framing.ts'
import type { FramingAdvice } from './framing-advice.ts'

/** Distance from nose to feet in picture heights: less makes landmarks too coarse, more leaves no room to move. */
const height = { standing: 0.35, sitting: 0.28, most: 0.93 }
/** Minimum size on the floor, relative to the frame's longer side. */
const floorSize = { lying: 0.25, sitting: 0.15 }
const mostWidth = 0.93

/** Where an upright person must go to be fully in view; null if already in view. */
export function uprightPlacement(
  pose: Pose,
  aspect: number,
  how: 'standing' | 'sitting',
): FramingAdvice | null {
  const { left, right, top, bottom } = bodyExtent(pose)
  if (framing(pose, aspect) !== 'whole') {
    if (bottom > 1 && top >= 0) return bottom - top > height.most ? 'step-back' : 'show-feet'
    // The self-view is mirrored: leaving on the frame's left is leaving on the person's right.
    if (left < 0 && right <= 1) return 'move-left'
    if (right > 1 && left >= 0) return 'move-right'
    return 'step-back'
  }
  if (bottom - top > height.most) return 'step-back'
  return bottom - top < height[how] ? 'come-closer' : null
}

/** Where a person on the floor must go, with a wide body that faces sideways. */
export function floorPlacement(
  pose: Pose,
  aspect: number,
  how: keyof typeof floorSize,
): FramingAdvice | null {
  const { left, right, top, bottom } = bodyExtent(pose)
  if (right - left > mostWidth) return aspect < 1 ? 'turn-phone' : 'step-back'
  if (framing(pose, aspect) !== 'whole') {
    if (left >= 0 && right <= 1) return 'step-back'
    const { shoulder, ankle } = middleJointCentres(pose, aspect)
    const looksLeft = how === 'lying' ? shoulder.x < ankle.x : ankle.x < shoulder.x
    return looksLeft === left < 0 ? 'move-back' : 'move-forward'
  }
  const size = Math.max((right - left) * aspect, bottom - top) / Math.max(aspect, 1)
  return size < floorSize[how] ? 'come-closer' : null
}
