import { defaultEmergencyNumber } from '@lithe/contracts/player'
import { type MovementId, movements, type VariantId } from '@lithe/movements/catalog'
import { milliseconds } from '@lithe/pose'

/** What the host asks this page to measure. */
export type Assignment = {
  movement: MovementId
  /** The easier variant; null for the intended one. */
  variant: VariantId | null
  videoId: number
  windowSeconds: number
  /** Number to call after a fall. */
  emergencyNumber: string
  /** Measures nothing: the person lifts both arms, and sees it drawn. */
  isLook?: true
}

/** A look at oneself. The squat stands for any upright movement: only its guide to where to stand is shown. */
export const look: Assignment = {
  movement: 'squat',
  variant: null,
  videoId: movements.squat.videoId,
  windowSeconds: 8,
  emergencyNumber: defaultEmergencyNumber,
  isLook: true,
}

export const unitOf = (movement: MovementId) => movements[movement].unit

export const windowMilliseconds = (assignment: Assignment) => milliseconds(assignment.windowSeconds * 1000)
