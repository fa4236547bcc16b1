import { type Landmark, type Milliseconds, mirroredIndex, type PoseFrame } from '@lithe/pose'

type Alter = (frames: readonly PoseFrame[]) => PoseFrame[]

const eachLandmark =
  (change: (landmark: Landmark, index: number) => Landmark): Alter =>
  frames =>
    frames.map(frame => ({ ...frame, pose: frame.pose?.map(change) ?? null }))

/** The same body seen in a mirror: what was its left is its right. */
export const mirrored: Alter = frames =>
  frames.map(frame => {
    const { pose } = frame
    if (!pose) return frame
    const flipped = pose.map(({ image, world, visibility }) => ({
      image: { x: 1 - image.x, y: image.y },
      world: { ...world, x: -world.x },
      visibility,
    }))
    return { ...frame, pose: mirroredIndex.flatMap(index => flipped[index] ?? []) }
  })

/** Elsewhere in the picture, by shares of its width and height. */
export const shifted = (x: number, y: number): Alter =>
  eachLandmark(landmark => ({ ...landmark, image: { x: landmark.image.x + x, y: landmark.image.y + y } }))

/** Nearer or further: larger or smaller about the middle of the picture. */
export const scaled = (factor: number): Alter =>
  eachLandmark(landmark => ({
    ...landmark,
    image: { x: 0.5 + factor * (landmark.image.x - 0.5), y: 0.5 + factor * (landmark.image.y - 0.5) },
  }))

/** Numbers from 0 to 1 that look random and are the same for the same seed (Park & Miller 1988). */
function seededNumbers(seed: number) {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Each point strays by a normal error of `sigma` picture heights, as engines do. */
export const jittered = (sigma: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
  return eachLandmark(landmark => ({
    ...landmark,
    image: { x: landmark.image.x + sigma * normal(), y: landmark.image.y + sigma * normal() },
  }))
}

/** Pictures go missing with this probability, as on a busy phone. */
export const dropped = (share: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  return frames => frames.filter((_, index) => index === 0 || next() >= share)
}

/** The person is lost in each frame with this probability. */
export const lostNowAndThen = (share: number, seed: number): Alter => {
  const next = seededNumbers(seed)
  return frames => frames.map(frame => (next() < share ? { ...frame, pose: null } : frame))
}

export const emptied: Alter = frames => frames.map(frame => ({ ...frame, pose: null }))

/** The same film on a clock that started earlier. */
export const later =
  (milliseconds: number): Alter =>
  frames =>
    frames.map(frame => ({ ...frame, time: (frame.time + milliseconds) as Milliseconds }))
