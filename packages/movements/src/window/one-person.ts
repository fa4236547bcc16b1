import {
  bothSides,
  landmark,
  type Milliseconds,
  type Pose,
  type PoseFrame,
  secondsBetween,
} from '@lithe/pose'
import { landmarkInPlane, planeMiddle } from '../body/plane.ts'

/** A body's position and scale, in picture heights (per metre). */
type Place = { time: Milliseconds; x: number; y: number; perMetre: number }

/** Maximum hip speed in m/s and landmark jump in metres; vertical movement counts half. */
const fastest = 3
const slackMetres = 0.3
/** Maximum distance that someone moving in place covers after a moment out of sight. */
const furthestMetres = 0.8
/** A sudden change of size beyond this means another body, nearer or further away. */
const mostSize = 1.6
/** A body found again after this gap must be about as large as before, since a passer-by is often found instead. */
const refound = { afterSeconds: 0.15, mostSize: 1.2 }
/** Seconds until a body counts as the original, and after which it may return anywhere. */
const knownSeconds = 0.5
const forgottenSeconds = 3

const measured = bothSides(['Shoulder', 'Hip', 'Knee', 'Ankle'])

/** Root-mean-square distance of points from their mean. */
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

/** `seconds`: time without a body. */
function canBeSame(was: Place, now: Place, seconds: number): boolean {
  const metres =
    Math.hypot(now.x - was.x, (now.y - was.y) / 2) / Math.max(1e-3, Math.min(was.perMetre, now.perMetre))
  const size = now.perMetre / Math.max(1e-3, was.perMetre)
  const most = secondsBetween(was.time, now.time) > refound.afterSeconds ? refound.mostSize : mostSize
  return (
    metres <= Math.min(furthestMetres, slackMetres + fastest * seconds) && Math.max(size, 1 / size) <= most
  )
}

/**
 * Another body counts as another person only after being followed this long; until then the engine may have missed the
 * person for a frame or two.
 */
const glimpseSeconds = 0.09

/**
 * Follows the original person: a frame in which the engine tracks someone else counts as empty until the person
 * reappears where they were or began. The engine may follow a slow passer-by, then leap back.
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
    /** Whether another person was followed, as the last frame shows or reveals. */
    meetsAnother: () => meetsAnother,
  }
}
