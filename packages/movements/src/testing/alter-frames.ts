import {
  imagePoint,
  type Landmark,
  landmark,
  type Milliseconds,
  mirroredIndex,
  type Pose,
  type PoseFrame,
} from '@lithe/pose'

type Alter = (frames: readonly PoseFrame[]) => PoseFrame[]

const eachLandmark =
  (change: (landmark: Landmark, index: number) => Landmark): Alter =>
  frames =>
    frames.map(frame => ({ ...frame, pose: frame.pose?.map(change) ?? null }))

/** Mirrors the body, swapping left and right. */
export const mirrored: Alter = frames =>
  frames.map(frame => {
    const { pose } = frame
    if (!pose) return frame
    const flipped = pose.map(({ image, world, visibility }) => ({
      image: imagePoint(1 - image.x, image.y),
      world: { ...world, x: -world.x },
      visibility,
    }))
    return { ...frame, pose: mirroredIndex.flatMap(index => flipped[index] ?? []) }
  })

/** Shifts the body by fractions of width and height. */
export const shifted = (x: number, y: number): Alter =>
  eachLandmark(landmark => ({ ...landmark, image: imagePoint(landmark.image.x + x, landmark.image.y + y) }))

const feet = ['leftHeel', 'rightHeel', 'leftFootIndex', 'rightFootIndex'] as const

/** The frame's edge that the feet point to: the bottom when standing, a side on the floor. */
function edgeAtFeet({ pose, aspect }: PoseFrame & { pose: Pose }) {
  const [hip, ankle] = [landmark(pose, 'leftHip').image, landmark(pose, 'leftAnkle').image]
  const across = ankle.x - hip.x
  if (Math.abs(across) * aspect < Math.abs(ankle.y - hip.y)) return { x: 0, y: 1 }
  return { x: Math.sign(across), y: 0 }
}

/** Shifts the body lengthwise until the feet are outside the frame by this fraction of it. */
export const feetOutBy =
  (share: number): Alter =>
  frames => {
    const seen = frames.flatMap(({ pose, ...frame }) => (pose ? [{ ...frame, pose }] : []))
    const edge = seen[0] ? edgeAtFeet(seen[0]) : { x: 0, y: 0 }
    const places = seen.flatMap(({ pose }) =>
      feet.map(name => {
        const { x, y } = landmark(pose, name).image
        return edge.y === 1 ? y : edge.x > 0 ? x : 1 - x
      }),
    )
    const past = 1 + share - Math.max(...places)
    return shifted(edge.x * past, edge.y * past)(frames)
  }

/** Scales the body about the frame's centre. */
export const scaled = (factor: number): Alter =>
  eachLandmark(landmark => ({
    ...landmark,
    image: imagePoint(0.5 + factor * (landmark.image.x - 0.5), 0.5 + factor * (landmark.image.y - 0.5)),
  }))

/** Seeded pseudo-random numbers from 0 to 1 (Park & Miller 1988). */
export function seededNumbers(seed: number) {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Adds a normal error of `sigma` picture heights to each point. */
export const jittered = (sigma: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
  return eachLandmark(landmark => ({
    ...landmark,
    image: imagePoint(landmark.image.x + sigma * normal(), landmark.image.y + sigma * normal()),
  }))
}

/** Drops frames with this probability, like a busy phone. */
export const dropped = (share: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  return frames => frames.filter((_, index) => index === 0 || next() >= share)
}

/** Loses the person in each frame with this probability. */
export const lostNowAndThen = (share: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  return frames => frames.map(frame => (next() < share ? { ...frame, pose: null } : frame))
}

export const emptied: Alter = frames => frames.map(frame => ({ ...frame, pose: null }))

/** Shifts the film's clock. */
export const later =
  (milliseconds: number): Alter =>
  frames =>
    frames.map(frame => ({ ...frame, time: (frame.time + milliseconds) as Milliseconds }))

/** Drops frames to reach this rate, keeping times. */
export const atRate =
  (framesPerSecond: number): Alter =>
  frames => {
    let due = Number.NEGATIVE_INFINITY
    return frames.filter(({ time }) => {
      if (time < due - 1e-6) return false
      due = Math.max(due, time - 1000 / framesPerSecond) + 1000 / framesPerSecond
      return true
    })
  }

/** Hides the body for this long, somewhere in the film. */
export const hiddenFor = (seconds: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  return frames => {
    const [first, last] = [frames[0]?.time ?? 0, frames.at(-1)?.time ?? 0]
    const from = first + next() * Math.max(0, last - first - 1000 * seconds)
    return frames.map(frame =>
      frame.time >= from && frame.time < from + 1000 * seconds ? { ...frame, pose: null } : frame,
    )
  }
}

/** Lowers the visibility of every point. */
export const fainter = (share: number): Alter =>
  eachLandmark(landmark => ({ ...landmark, visibility: share * landmark.visibility }))

/** Imitates the engine, which underestimates depth. */
export const flattened: Alter = eachLandmark(point => ({
  ...point,
  world: { ...point.world, z: 0.7 * point.world.z },
}))

/** Imitates the engine taking a standing body for a lying one in these frames. */
export const lying =
  (from: number, to: number): Alter =>
  frames => {
    const lie = eachLandmark(point => ({
      ...point,
      image: imagePoint(
        0.5 + (point.image.y - 0.6) / (frames[0]?.aspect ?? 1),
        0.5 + 0.6 * (point.image.x - 0.5),
      ),
    }))
    return [...frames.slice(0, from), ...lie(frames.slice(from, to)), ...frames.slice(to)]
  }
