import {
  type Landmark,
  landmarkNames,
  type Milliseconds,
  milliseconds,
  type Pose,
  type PoseFrame,
} from '@lithe/pose'
import { createBitReader, createBitWriter } from './bits.ts'

/** A person as a stick figure, ten times a second: what an analyser needs to measure once more, and no picture. */
export type StickSeries = { aspect: number; bytes: Uint8Array }

const seriesRate = 10
/** At this many a second holds are timed, too; between two figures the body went straight on. */
const shownRate = 20
/** Longer out of sight than this, nobody knows where the body was. */
const longestGapMs = 300
/** Longer than any window with the wait before it. */
const mostFigures = 3000

const joints = ['Shoulder', 'Elbow', 'Wrist', 'Hip', 'Knee', 'Ankle', 'Heel', 'FootIndex']
const keptIndexes = landmarkNames.flatMap((name, index) =>
  name === 'nose' || joints.some(joint => name.endsWith(joint)) ? [index] : [],
)

/** Steps of a place in the picture, of a metre of depth, and of visibility. */
const steps = { image: 500, world: 50, visibility: 4 }
/** What changes slowly, or is read roughly, is written this seldom. */
const slowEvery = 5

const quickOf = ({ image }: Landmark) => [image.x, image.y].map(value => Math.round(value * steps.image))
const slowOf = ({ world, visibility }: Landmark) => [
  ...[world.x, world.y, world.z].map(value => Math.round(value * steps.world)),
  Math.round(visibility * steps.visibility),
]
const quickLength = keptIndexes.length * 2
const slowLength = keptIndexes.length * 4

const mix = (one: number, other: number, share: number) => one + (other - one) * share

function between(before: Pose, after: Pose, share: number): Pose {
  return before.map((from, index) => {
    const to = after[index] ?? from
    return {
      image: { x: mix(from.image.x, to.image.x, share), y: mix(from.image.y, to.image.y, share) },
      world: {
        x: mix(from.world.x, to.world.x, share),
        y: mix(from.world.y, to.world.y, share),
        z: mix(from.world.z, to.world.z, share),
      },
      visibility: mix(from.visibility, to.visibility, share),
    }
  })
}

/** The same movement at another rate, from its first picture on. */
function atRate(frames: readonly PoseFrame[], rate: number): PoseFrame[] {
  const [first] = frames
  const last = frames.at(-1)
  if (!first || !last) return []
  let place = 0
  const poseAt = (time: Milliseconds): Pose | null => {
    while ((frames[place + 1]?.time ?? Number.POSITIVE_INFINITY) <= time) place += 1
    const before = frames[place]
    const after = frames[place + 1]
    if (!before?.pose || !after?.pose) return before?.time === time ? before.pose : null
    const gap = after.time - before.time
    return gap > longestGapMs ? null : between(before.pose, after.pose, (time - before.time) / gap)
  }
  const count = Math.floor(((last.time - first.time) * rate) / 1000) + 1
  return Array.from({ length: count }, (_, index) => {
    const time = milliseconds(first.time + (index * 1000) / rate)
    return { time, aspect: first.aspect, pose: poseAt(time) }
  })
}

export function encodeSeries(frames: readonly PoseFrame[]): StickSeries {
  const writer = createBitWriter()
  let quick: number[] = Array(quickLength).fill(0)
  let slow: number[] = Array(slowLength).fill(0)
  let written = 0
  const write = (values: number[], former: number[]) => {
    for (const [index, value] of values.entries()) writer.signed(value - (former[index] ?? 0))
  }
  for (const { pose } of atRate(frames, seriesRate)) {
    writer.bit(1)
    writer.bit(pose ? 1 : 0)
    if (!pose) continue
    const kept = keptIndexes.flatMap(index => pose[index] ?? [])
    const places = kept.flatMap(quickOf)
    write(places, quick)
    quick = places
    if (written % slowEvery === 0) {
      const rest = kept.flatMap(slowOf)
      write(rest, slow)
      slow = rest
    }
    written += 1
  }
  writer.bit(0)
  return { aspect: frames[0]?.aspect ?? 1, bytes: writer.bytes() }
}

const nowhere: Landmark = { image: { x: 0.5, y: 0.5 }, world: { x: 0, y: 0, z: 0 }, visibility: 0 }

function toPose(quick: readonly number[], slow: readonly number[]): Pose {
  const at = (values: readonly number[], index: number, step: number) => (values[index] ?? 0) / step
  return landmarkNames.map((_, index) => {
    const kept = keptIndexes.indexOf(index)
    if (kept < 0) return nowhere
    const [q, s] = [kept * 2, kept * 4]
    return {
      image: { x: at(quick, q, steps.image), y: at(quick, q + 1, steps.image) },
      world: {
        x: at(slow, s, steps.world),
        y: at(slow, s + 1, steps.world),
        z: at(slow, s + 2, steps.world),
      },
      visibility: at(slow, s + 3, steps.visibility),
    }
  })
}

/** The figures of a series, at their own rate; null where the bytes are none. */
export function decodeSeries({ aspect, bytes }: StickSeries): PoseFrame[] | null {
  const reader = createBitReader(bytes)
  const read = (former: readonly number[]) => {
    const deltas = former.map(() => reader.signed())
    return deltas.some(delta => delta === null)
      ? null
      : former.map((value, index) => value + (deltas[index] ?? 0))
  }
  let quick: number[] = Array(quickLength).fill(0)
  let slow: number[] = Array(slowLength).fill(0)
  let written = 0
  const frames: PoseFrame[] = []
  for (let more = reader.bit(); more !== 0; more = reader.bit()) {
    const isSeen = reader.bit()
    if (more === null || isSeen === null || frames.length >= mostFigures) return null
    const time = milliseconds((frames.length * 1000) / seriesRate)
    if (isSeen === 0) {
      frames.push({ time, aspect, pose: null })
      continue
    }
    const places = read(quick)
    const rest = places && written % slowEvery === 0 ? read(slow) : slow
    if (!places || !rest) return null
    quick = places
    slow = rest
    written += 1
    frames.push({ time, aspect, pose: toPose(quick, slow) })
  }
  return frames
}

/** A series as an analyser is shown it; null where the bytes are none. */
export function framesOf(series: StickSeries): PoseFrame[] | null {
  const figures = decodeSeries(series)
  return figures && atRate(figures, shownRate)
}
