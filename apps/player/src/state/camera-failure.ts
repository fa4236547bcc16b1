import type { cameraFailures } from '@lithe/contracts/player'
import type { CameraProblem } from '../camera/camera-problem.ts'

/** Maps camera problems to the host's terms. */
export const cameraFailure: Record<CameraProblem, (typeof cameraFailures)[number]> = {
  denied: 'camera-denied',
  dismissed: 'camera-unanswered',
  missing: 'camera-missing',
  'in-use': 'camera-in-use',
  blank: 'camera-blank',
  unknown: 'engine',
}
