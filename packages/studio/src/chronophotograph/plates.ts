import {
  averagePerson,
  bodyOf,
  demonstrationOf,
  type Movement,
  type Skeleton,
  singleLegStance,
  squat,
  toeTouch,
  type Vector,
} from '@lithe/choreography'
import { easedPlates } from './eased-plates.ts'
import type { View } from './figure-drawing.ts'

export type Plate = {
  name: string
  movement: Movement
  view: View
  /** From the side, the far leg too: where the two do not do the same. */
  bothLegs?: true
  yawDegrees: number
  /** The part of the movement on the plate, seconds. */
  from: number
  to: number
  figures: number
  /** Drawing units, fine enough that whole numbers of them do. */
  width: number
  height: number
  unitsPerMetre: number
  /** First and last figure's place on the floor, drawing units. */
  firstX: number
  lastX: number
  floorY: number
  /** What draws an arc through the air. */
  traces: ((skeleton: Skeleton) => Vector)[]
}

const body = bodyOf(averagePerson)
const head = ({ head: at, bones }: Skeleton): Vector => ({
  x: at.x + bones.head.y.x * 0.06,
  y: at.y + bones.head.y.y * 0.06,
  z: at.z + bones.head.y.z * 0.06,
})
const hip = ({ sides }: Skeleton) => sides.right.hip
const wrist = ({ sides }: Skeleton) => sides.right.wrist
const leftWrist = ({ sides }: Skeleton) => sides.left.wrist
const liftedHeel = ({ sides }: Skeleton) => sides.left.heel
const elbow = ({ sides }: Skeleton) => sides.right.elbow
const knee = ({ sides }: Skeleton) => sides.right.knee

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

export const plates: readonly Plate[] = [
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
    traces: [leftWrist, liftedHeel],
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
    traces: [leftWrist, wrist, liftedHeel],
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
  ...easedPlates,
]
