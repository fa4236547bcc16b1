import { bothSides, type Pose, type Seconds } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import type { Quality, StanceHold } from '../definition/movement-kinds.ts'
import type { HoldTimer } from './hold-window.ts'
import { createSway } from './sway.ts'

const points = bothSides(['Hip', 'Knee', 'Ankle', 'FootIndex'])

type Watched = HoldTimer<StanceHold> & {
  observe: (seconds: Seconds, pose: Pose, aspect: number) => void
  /** Whether the body is on its feet as this stance requires; otherwise nothing is held. */
  stands: (pose: Pose, aspect: number) => boolean
  leave: (seconds: Seconds) => void
  /** Degrees from facing the camera beyond which one foot hides the other. */
  greatestView: number
}

/** Watches a standing hold that faces the camera: times the feet and tracks hip sway. */
export function onFeet({ observe, stands, leave, current, holds, greatestView }: Watched) {
  const sway = createSway()
  return {
    points,
    current,
    holds,
    observe(seconds: Seconds, pose: Pose, aspect: number) {
      if (stands(pose, aspect)) observe(seconds, pose, aspect)
      else leave(seconds)
      sway.observe(current() ?? 0, middleJointCentres(pose, aspect))
    },
    refusalOfView: ({ viewDegrees }: Quality) => (viewDegrees > greatestView ? 'not-facing-camera' : null),
    sway: sway.duringLongest,
  } as const
}
