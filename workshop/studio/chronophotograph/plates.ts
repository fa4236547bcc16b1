import { type MovementId, movementIds, movements } from '@lithe/movements/catalog'
import { demonstrationOf, singleLegStance, squat, toeTouch } from '../../choreography/choreography.ts'
import type { Plate } from './draw-plate.ts'
import { heldSquat } from './held-squat.ts'
import { body, elbow, head, hip, knee, leftHeel, leftWrist, wrist } from './traced-points.ts'
import { variantPlates } from './variant-plates.ts'

const oneSquat = squat(body, {
  seconds: 5,
  repetitions: [{ kneeDegrees: 62, startSeconds: 0.5, downSeconds: 2, bottomSeconds: 0.5, upSeconds: 1.5 }],
})
const oneReach = toeTouch(body, {
  seconds: 6,
  reaches: [
    { foldDegrees: 116, kneeDegrees: 173, startSeconds: 0.5, downSeconds: 2.4, holdSeconds: 1, upSeconds: 2 },
  ],
})
const oneStance = singleLegStance(body, {
  seconds: 6,
  arms: 'out',
  unsteadiness: 0.4,
  holds: [{ lifted: 'left', fromSeconds: 1.4, toSeconds: 5.5, liftMetres: 0.3 }],
})

const ownPlates: readonly Plate[] = [
  {
    name: 'hero-squat',
    movement: oneSquat,
    view: 'side',
    yawDegrees: -90,
    from: 0.6,
    to: 2.5,
    figures: 9,
    width: 2400,
    height: 1200,
    unitsPerMetre: 572,
    firstX: 236,
    lastX: 1800,
    floorY: 1096,
    traces: [head, wrist, hip],
  },
  {
    name: 'squat',
    movement: oneSquat,
    view: 'side',
    yawDegrees: -90,
    from: 0.75,
    to: 2.5,
    figures: 6,
    width: 1440,
    height: 960,
    unitsPerMetre: 472,
    firstX: 172,
    lastX: 940,
    floorY: 880,
    traces: [head, wrist, hip],
  },
  {
    name: 'toe-touch',
    movement: oneReach,
    view: 'side',
    yawDegrees: -90,
    from: 0.7,
    to: 2.9,
    figures: 7,
    width: 1440,
    height: 960,
    unitsPerMetre: 472,
    firstX: 160,
    lastX: 1000,
    floorY: 880,
    traces: [head, wrist, hip],
  },
  {
    name: 'single-leg-stance',
    movement: oneStance,
    view: 'front',
    yawDegrees: 0,
    from: 0.3,
    to: 2.4,
    figures: 5,
    width: 1440,
    height: 960,
    unitsPerMetre: 472,
    firstX: 192,
    lastX: 1096,
    floorY: 880,
    traces: [leftWrist, leftHeel],
  },
  {
    name: 'push-up',
    movement: demonstrationOf('push-up'),
    view: 'side',
    yawDegrees: -90,
    from: 0.9,
    to: 2.2,
    figures: 4,
    width: 1440,
    height: 960,
    unitsPerMetre: 505,
    firstX: 530,
    lastX: 940,
    floorY: 664,
    traces: [head, hip, elbow],
  },
  {
    name: 'jumping-jack',
    movement: demonstrationOf('jumping-jack'),
    view: 'front',
    yawDegrees: 0,
    from: 0.94,
    to: 1.5,
    figures: 5,
    width: 1440,
    height: 960,
    unitsPerMetre: 408,
    firstX: 196,
    lastX: 1152,
    floorY: 900,
    traces: [leftWrist, wrist, leftHeel],
  },
  {
    name: 'plank',
    movement: demonstrationOf('plank'),
    view: 'side',
    yawDegrees: -90,
    from: 0.7,
    to: 2.6,
    figures: 4,
    width: 1440,
    height: 960,
    unitsPerMetre: 505,
    firstX: 530,
    lastX: 940,
    floorY: 640,
    traces: [head, hip, knee],
  },
  {
    name: 'sit-and-reach',
    movement: demonstrationOf('sit-and-reach'),
    view: 'side',
    yawDegrees: -90,
    from: 1.3,
    to: 3.4,
    figures: 4,
    width: 1440,
    height: 960,
    unitsPerMetre: 640,
    firstX: 400,
    lastX: 955,
    floorY: 772,
    traces: [head, wrist],
  },
  ...variantPlates,
  heldSquat,
]

const tracesOf = { wrist: [head, wrist], hip: [head, hip], none: [head] } as const

/** Plate of a standing movement that has none of its own: its demonstration up to the middle. */
function plainPlate(id: MovementId): Plate {
  const movement = demonstrationOf(id)
  const { view, traces } = movements[id]
  return {
    name: id,
    movement,
    view: view === 'front' ? 'front' : 'side',
    yawDegrees: view === 'front' ? 0 : -90,
    from: 0,
    to: movement.seconds / 2,
    figures: 5,
    width: 1440,
    height: 960,
    unitsPerMetre: 472,
    firstX: 192,
    lastX: 1096,
    floorY: 880,
    traces: [...tracesOf[traces ?? 'none']],
  }
}

export const plates: readonly Plate[] = [
  ...ownPlates,
  ...movementIds.filter(id => !ownPlates.some(({ name }) => name === id)).map(plainPlate),
]
