import {
  bothSides,
  landmark,
  type Milliseconds,
  type Pose,
  type PoseFrame,
  secondsBetween,
} from '@lithe/pose'
import { landmarkInPlane, planeMiddle } from '../body/plane.ts'

/** Where a body is in the picture, in picture heights, and how many of these a metre of it takes. */
type Place = { time: Milliseconds; x: number; y: number; perMetre: number }

/** Hips move no faster, metres a second, and the engine's marks of them jump no further, metres; up and down counts half. */
const fastest = 3
const slackMetres = 0.3
/** Nobody who does a movement in place is further away after a moment out of sight. */
const furthestMetres = 0.8
/** So much larger or smaller at once is another body, nearer or further away. */
const mostSize = 1.6
/** Found again after so long, they are as large as before; who crosses before them is often found in their place. */
const refound = { afterSeconds: 0.15, mostSize: 1.2 }
/** Seen for so long, a body is the one that began; out of sight for so long, it may be back anywhere. */
const knownSeconds = 0.5
const forgottenSeconds = 3

const measured = bothSides(['Shoulder', 'Hip', 'Knee', 'Ankle'])

/** How far points lie from their middle, as a root mean square. */
function spread(points: readonly { x: number; y: number }[]): number {
  const middle = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [middle('x'), middle('y')]
  return Math.sqrt(points.reduce((sum, point) => sum + (point.x - x) ** 2 + (point.y - y) ** 2, 0))
}

function placeOf(pose: Pose, aspect: number, time: Milliseconds): Place {
  const [left, right] = [landmarkInPlane(pose, aspect, 'leftHip'), landmarkInPlane(pose, aspect, 'rightHip')]
  const { x, y } = planeMiddle(left, right)
  const seen = spread(measured.map(name => landmarkInPlane(pose, aspect, name)))
  const inSpace = spread(measured.map(name => landmark(pose, name).world))
  return { time, x, y, perMetre: seen / Math.max(1e-3, inSpace) }
}

/** `seconds`: how long no body was seen. */
function canBeSame(was: Place, now: Place, seconds: number): boolean {
  const metres =
    Math.hypot(now.x - was.x, (now.y - was.y) / 2) / Math.max(1e-3, Math.min(was.perMetre, now.perMetre))
  const size = now.perMetre / Math.max(1e-3, was.perMetre)
  const most = secondsBetween(was.time, now.time) > refound.afterSeconds ? refound.mostSize : mostSize
  return (
    metres <= Math.min(furthestMetres, slackMetres + fastest * seconds) && Math.max(size, 1 / size) <= most
  )
}

/** So long another body is followed before it is one, and not a picture or two in which the engine missed the person. */
const glimpseSeconds = 0.09

/**
 * Keeps to the person who began: a picture in which the engine follows somebody else, who is where that person cannot be,
 * comes without a body, until they are seen again where they were, or where they began: the engine may go along with who
 * passes slowly, and come back in a leap.
 */
export function createOnePerson() {
  let began: Milliseconds | null = null
  let home: Place | null = null
  let own: Place | null = null
  let lastSeen: Milliseconds | null = null
  let meetsAnother = false

  return {
    keep(frame: PoseFrame): PoseFrame {
      const { pose, aspect, time } = frame
      if (!pose) return frame
      const unseenSeconds = lastSeen === null ? 0 : secondsBetween(lastSeen, time)
      lastSeen = time
      const now = placeOf(pose, aspect, time)
      const isSame = own !== null && canBeSame(own, now, unseenSeconds)
      const isBackHome = !isSame && home !== null && canBeSame(home, now, unseenSeconds)
      const isForgotten = unseenSeconds > forgottenSeconds
      meetsAnother = isBackHome
      if (home && own && !isSame && !isBackHome && !isForgotten) {
        meetsAnother = secondsBetween(own.time, time) >= glimpseSeconds
        return { ...frame, pose: null }
      }
      if (!isSame && !isBackHome) [began, home] = [time, null]
      own = now
      if (!home && began !== null && secondsBetween(began, time) >= knownSeconds) home = now
      return frame
    },
    /** Whether the last picture showed, or tells, that somebody else was followed. */
    meetsAnother: () => meetsAnother,
  }
}
