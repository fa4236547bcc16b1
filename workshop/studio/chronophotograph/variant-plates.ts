import type { VariantPicture } from '@lithe/movements/catalog'
import {
  chairReach,
  chairStand,
  semiTandem,
  sittingAtRest,
  supportedStance,
} from '../../choreography/choreography.ts'
import type { Plate } from './draw-plate.ts'
import { body, head, heel, hip, leftHeel, wrist } from './traced-points.ts'

const size = { width: 1440, height: 960, floorY: 880 }

const eased: Record<VariantPicture, Omit<Plate, 'name'>> = {
  'single-leg-stance-supported': {
    ...size,
    movement: supportedStance(body, {
      seconds: 6,
      hold: { lifted: 'right', fromSeconds: 1.6, toSeconds: 5.5, liftMetres: 0.28 },
      hand: { rise: 0.2, top: 1.5, fall: 5.6, end: 6 },
    }),
    view: 'front',
    yawDegrees: 0,
    from: 0.1,
    to: 2.6,
    figures: 4,
    unitsPerMetre: 472,
    firstX: 220,
    lastX: 880,
    traces: [heel],
  },
  'single-leg-stance-semi-tandem': {
    ...size,
    movement: semiTandem(body, {
      seconds: 6,
      unsteadiness: 0.4,
      steps: [{ behind: 'left', fromSeconds: 2, toSeconds: 5 }],
    }),
    view: 'side',
    bothLegs: true,
    yawDegrees: -90,
    from: 0.9,
    to: 2.2,
    figures: 4,
    unitsPerMetre: 472,
    firstX: 300,
    lastX: 960,
    traces: [head, leftHeel],
  },
  'toe-touch-seated': {
    ...size,
    movement: chairReach(body, {
      seconds: 7,
      stretched: 'right',
      kneeDegrees: 174,
      reaches: [{ foldDegrees: 60, startSeconds: 0.5, downSeconds: 2.4, holdSeconds: 1, upSeconds: 2 }],
    }),
    view: 'side',
    bothLegs: true,
    yawDegrees: -90,
    from: 0.7,
    to: 3,
    figures: 5,
    unitsPerMetre: 560,
    firstX: 660,
    lastX: 660,
    traces: [head, wrist],
  },
  'squat-seated': {
    ...size,
    movement: chairStand(body, {
      seconds: 5,
      rises: [{ share: 1, startSeconds: 0.2, upSeconds: 0.6, topSeconds: 0.4, downSeconds: 2 }],
    }),
    view: 'side',
    yawDegrees: -90,
    from: 1.5,
    to: 2.62,
    figures: 5,
    unitsPerMetre: 472,
    firstX: 240,
    lastX: 940,
    traces: [head, hip],
  },
}

/** A motionless figure, for a person who should sit down. */
const rest: Plate = {
  ...size,
  width: 1080,
  name: 'rest',
  movement: sittingAtRest(body, 2),
  view: 'side',
  bothLegs: true,
  yawDegrees: -90,
  from: 0,
  to: 0,
  figures: 1,
  unitsPerMetre: 590,
  firstX: 668,
  lastX: 668,
  traces: [],
}

export const variantPlates: readonly Plate[] = [
  ...Object.entries(eased).map(([name, plate]) => ({ name, ...plate })),
  rest,
]
