import { type Movement, standing, toeTouch } from '../../choreography/choreography.ts'
import type { View } from './figure-drawing.ts'
import { body } from './traced-points.ts'

/** A body at `seconds`, standing at `x` on its own floor, in drawing units. */
export type Exposed = {
  movement: Movement
  seconds: number
  view: View
  x: number
  floorY: number
  unitsPerMetre: number
}

/** An obstacle to measuring, drawn faint, and its solution, drawn clear. */
export type Scene = {
  name: string
  before?: Exposed
  clear: Exposed
  /** Whether the camera's frame is drawn, beyond which it sees nothing. */
  hasFrame: boolean
  /** From obstacle to solution, in one or more steps. */
  way: readonly { x: number; y: number }[]
  /** Whether a phone is on the floor at the right, leaning on a book. */
  hasPhone?: true
}

export const sceneSize = { width: 1440, height: 960 }
/** Four to three, like a phone in landscape. */
export const pictureFrame = { x: 270, y: 84, width: 900, height: 675 }

const still = standing(body, 4)
const whole = { unitsPerMetre: 352, floorY: 720 }
const inFront: Exposed = { ...whole, movement: still, seconds: 1, view: 'front', x: 900 }
const aside: Exposed = { ...inFront, view: 'side' }
const reach = (foldDegrees: number, kneeDegrees: number) =>
  toeTouch(body, {
    seconds: 6,
    reaches: [
      { foldDegrees, kneeDegrees, startSeconds: 0.5, downSeconds: 2.4, holdSeconds: 1, upSeconds: 2 },
    ],
  })

export const scenes: readonly Scene[] = [
  {
    name: 'no-person',
    before: { ...inFront, x: 116 },
    clear: { ...inFront, x: 720 },
    hasFrame: true,
    way: [
      { x: 116, y: 392 },
      { x: 720, y: 392 },
    ],
  },
  {
    name: 'feet-out-of-frame',
    before: { ...inFront, x: 540, unitsPerMetre: 452, floorY: 900 },
    clear: inFront,
    hasFrame: true,
    way: [
      { x: 540, y: 880 },
      { x: 900, y: 716 },
    ],
  },
  {
    name: 'body-out-of-frame',
    before: { ...inFront, x: 520, unitsPerMetre: 640, floorY: 1090 },
    clear: { ...inFront, x: 930 },
    hasFrame: true,
    way: [
      { x: 520, y: 520 },
      { x: 930, y: 404 },
    ],
  },
  {
    name: 'not-side-on',
    before: { ...inFront, x: 540 },
    clear: aside,
    hasFrame: true,
    way: [
      { x: 540, y: 404 },
      { x: 900, y: 404 },
    ],
  },
  {
    name: 'not-facing-camera',
    before: { ...aside, x: 540 },
    clear: inFront,
    hasFrame: true,
    way: [
      { x: 540, y: 404 },
      { x: 900, y: 404 },
    ],
  },
  {
    name: 'knees-bent',
    before: {
      ...whole,
      movement: reach(112, 136),
      seconds: 3.2,
      view: 'side',
      x: 440,
      unitsPerMetre: 470,
      floorY: 860,
    },
    clear: {
      ...whole,
      movement: reach(86, 177),
      seconds: 3.2,
      view: 'side',
      x: 900,
      unitsPerMetre: 470,
      floorY: 860,
    },
    hasFrame: false,
    way: [
      { x: 494, y: 640 },
      { x: 906, y: 636 },
    ],
  },
  {
    name: 'camera',
    clear: { ...aside, x: 330, unitsPerMetre: 452, floorY: 860 },
    hasFrame: false,
    hasPhone: true,
    way: [
      { x: 1180, y: 852 },
      { x: 916, y: 852 },
      { x: 652, y: 852 },
      { x: 390, y: 852 },
    ],
  },
]
