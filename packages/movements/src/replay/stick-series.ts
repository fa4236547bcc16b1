import {
  bothSides,
  imagePoint,
  type Landmark,
  type LandmarkName,
  landmarkIndex,
  landmarkNames,
  milliseconds,
  type Pose,
  type PoseFrame,
  worldPoint,
} from '@lithe/pose'
import { createBitReader, createBitWriter } from './bits.ts'
import { createResampler } from './resample.ts'

/** A person as a stick figure, ten times a second: what an analyser needs to measure once more, and no picture. */
export type StickSeries = {
  /** Picture width ÷ height. */
  aspect: number
  bytes: Uint8Array
}

export const figuresPerSecond = 10
/** No window needs more; past it nothing is kept. */
const mostSeriesBytes = 20_000

/** The nose, and on either side shoulder, elbow, wrist, hip, knee, ankle, heel and toes: in the landmarks' own order. */
const keptLandmarks: readonly LandmarkName[] = [
  'nose',
  ...bothSides(['Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle', 'Heel', 'FootIndex']),
]
export const keptIndexes = keptLandmarks.map(name => landmarkIndex[name])
/** Where the points of a series lie in the picture, in the order of their indexes: the nose first. */
export const pointsOf = (pose: Pose): { x: number; y: number }[] =>
  keptIndexes.flatMap(index => pose[index]?.image ?? [])
const placeOfKept = new Map(keptIndexes.map((index, place) => [index, place]))

/** Steps of a place in the picture, of a metre of depth, and of visibility. */
const steps = { image: 500, world: 50, visibility: 4 }
/** Nothing that is part of a body in the picture is further out: in pictures, and in metres. */
const furthest = { image: 4, world: 4 }
/** What changes slowly, or is read roughly, is written this seldom. */
const slowEvery = 5

const stepped = (value: number, step: number, most: number) =>
  Math.round(Math.max(-most, Math.min(most, value)) * step)
const quickOf = ({ image }: Landmark) => [
  stepped(image.x, steps.image, furthest.image),
  stepped(image.y, steps.image, furthest.image),
]
const slowOf = ({ world, visibility }: Landmark) => [
  ...[world.x, world.y, world.z].map(value => stepped(value, steps.world, furthest.world)),
  Math.max(0, stepped(visibility, steps.visibility, 1)),
]
const quickLength = keptIndexes.length * 2
const slowLength = keptIndexes.length * 4

const isQuick = (values: readonly number[]) =>
  values.every(value => Math.abs(value) <= steps.image * furthest.image)
const isSlow = (values: readonly number[]) =>
  values.every((value, index) =>
    index % 4 === 3
      ? value >= 0 && value <= steps.visibility
      : Math.abs(value) <= steps.world * furthest.world,
  )

export type SeriesWriter = {
  observe(frame: PoseFrame): void
  /** What was written so far; null where there is nothing, or more than a series may be. */
  series(): StickSeries | null
}

/** Writes figures as pictures come, so that nothing of a picture but these few bits is ever held. */
export function createSeriesWriter(): SeriesWriter {
  const writer = createBitWriter()
  const resample = createResampler(figuresPerSecond)
  let quick: number[] = Array(quickLength).fill(0)
  let slow: number[] = Array(slowLength).fill(0)
  let written = 0
  let aspect: number | null = null

  const write = (values: number[], former: number[]) => {
    for (const [index, value] of values.entries()) writer.signed(value - (former[index] ?? 0))
    return values
  }

  function writeFigure(pose: Pose | null) {
    writer.bit(1)
    writer.bit(pose ? 1 : 0)
    if (!pose) return
    const kept = keptIndexes.flatMap(index => pose[index] ?? [])
    quick = write(kept.flatMap(quickOf), quick)
    if (written % slowEvery === 0) slow = write(kept.flatMap(slowOf), slow)
    written += 1
  }

  return {
    observe(frame) {
      aspect ??= frame.aspect
      for (const { pose } of resample(frame)) if (writer.length() <= mostSeriesBytes) writeFigure(pose)
    },
    series() {
      const bytes = writer.endedBytes()
      return aspect === null || bytes.length > mostSeriesBytes ? null : { aspect, bytes }
    },
  }
}

const nowhere: Landmark = { image: imagePoint(0.5, 0.5), world: worldPoint(0, 0, 0), visibility: 0 }

function toPose(quick: readonly number[], slow: readonly number[]): Pose {
  const at = (values: readonly number[], index: number, step: number) => (values[index] ?? 0) / step
  return landmarkNames.map((_, index) => {
    const kept = placeOfKept.get(index)
    if (kept === undefined) return nowhere
    const [q, s] = [kept * 2, kept * 4]
    return {
      image: imagePoint(at(quick, q, steps.image), at(quick, q + 1, steps.image)),
      world: worldPoint(at(slow, s, steps.world), at(slow, s + 1, steps.world), at(slow, s + 2, steps.world)),
      visibility: at(slow, s + 3, steps.visibility),
    }
  })
}

/**
 * The figures of a series, at their own rate; null where the bytes are not what a writer wrote, to the last bit: too many
 * figures, a joint where no body has one, or anything after the end.
 */
export function decodeSeries({ aspect, bytes }: StickSeries, mostFigures: number): PoseFrame[] | null {
  if (bytes.length > mostSeriesBytes) return null
  const reader = createBitReader(bytes)
  const read = (former: readonly number[]) => {
    const values: number[] = []
    for (const value of former) {
      const delta = reader.signed()
      if (delta === null) return null
      values.push(value + delta)
    }
    return values
  }
  let quick: number[] = Array(quickLength).fill(0)
  let slow: number[] = Array(slowLength).fill(0)
  let written = 0
  const frames: PoseFrame[] = []
  for (let more = reader.bit(); more !== 0; more = reader.bit()) {
    const isSeen = reader.bit()
    if (more === null || isSeen === null || frames.length >= mostFigures) return null
    const time = milliseconds((frames.length * 1000) / figuresPerSecond)
    if (isSeen === 0) {
      frames.push({ time, aspect, pose: null })
      continue
    }
    const places = read(quick)
    const rest = places && written % slowEvery === 0 ? read(slow) : slow
    if (!places || !rest || !isQuick(places) || !isSlow(rest)) return null
    quick = places
    slow = rest
    written += 1
    frames.push({ time, aspect, pose: toPose(quick, slow) })
  }
  return reader.isAtEnd() ? frames : null
}
