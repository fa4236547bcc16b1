import type { PoseFrame } from '@lithe/pose'
import type { MovementId } from './catalog/catalog.ts'

export const framingAdvice = [
  'step-into-view',
  'step-back',
  'come-closer',
  'show-feet',
  'move-left',
  'move-right',
  'turn-side-on',
  'face-camera',
  'stand-tall',
  'hold-still',
] as const
export type FramingAdvice = (typeof framingAdvice)[number]

/** Whether the person stands so that the movement can be measured. */
export type Readiness = {
  /** The first thing to change, or null when all is well. */
  advice: FramingAdvice | null
  /** 0–1: how much of the still, well-framed second has passed; at 1 the countdown may start. */
  heldShare: number
}

export type ReadinessCheck = { observe(frame: PoseFrame): Readiness }

export type CreateReadinessCheck = (movement: MovementId) => ReadinessCheck
