import { createPoseSmoother, imagePoint, type PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  performance as perform,
  phoneOnShelf,
  steadyRepetitions,
} from '@lithe/workshop/choreography'
import { expect, test } from 'vitest'
import { jittered } from '../../testing/alter-frames.ts'
import { createFittedBody } from '../fitted-body.ts'

const fps = 15

/** Imitates the engine: depth is underestimated, and a hidden leg less visible. */
const asSeen = (frames: readonly PoseFrame[]) =>
  jittered(
    0.002,
    11,
  )(
    frames.map(frame => ({
      ...frame,
      pose:
        frame.pose?.map(point => ({ ...point, world: { ...point.world, z: 0.7 * point.world.z } })) ?? null,
    })),
  )

const squats = (yawDegrees: number) =>
  perform(
    'squat',
    { repetitions: steadyRepetitions([75, 110]), person: averagePerson },
    { ...phoneOnShelf, yawDegrees },
    fps,
    8,
  ).frames
const stance = (yawDegrees: number) =>
  perform(
    'single-leg-stance',
    {
      arms: 'sides',
      unsteadiness: 1.5,
      holds: [
        { lifted: 'left', fromSeconds: 1, toSeconds: 3.5, liftMetres: 0.25 },
        { lifted: 'right', fromSeconds: 4.5, toSeconds: 7, liftMetres: 0.08 },
      ],
    },
    { ...phoneOnShelf, yawDegrees },
    fps,
    8,
  ).frames

/** Removes eight frames from a film. */
const withGap = (frames: readonly PoseFrame[]) => frames.filter((_frame, index) => index < 40 || index >= 48)

/** Imitates the engine taking a standing body for a lying one. */
const lying = (frames: readonly PoseFrame[], from: number, to: number) =>
  frames.map((frame, number) =>
    number < from || number >= to
      ? frame
      : {
          ...frame,
          pose:
            frame.pose?.map(point => ({
              ...point,
              image: imagePoint(
                0.5 + (point.image.y - 0.6) / frame.aspect,
                0.5 + 0.6 * (point.image.x - 0.5),
              ),
            })) ?? null,
        },
  )

const films: readonly (readonly [name: string, frames: readonly PoseFrame[]])[] = [
  ['squats-front', squats(0)],
  ['squats-slanting', squats(50)],
  ['squats-side', squats(-90)],
  ['stance-front', stance(0)],
  ['stance-slanting', stance(-40)],
  ['stance-with-a-gap', withGap(stance(0))],
  ['squats-found-lying', lying(squats(-30), 0, 4)],
  ['squats-lost-for-a-moment', lying(squats(-30), 60, 64)],
]

const metres = (value: number) => (Math.round(value * 1000) / 1000 + 0).toFixed(3)

// Golden test in millimetres: any change to the fit shows here.
test.each(films)('the skeleton fitted to %s is unchanged', async (name, frames) => {
  const { smooth } = createPoseSmoother()
  const fit = createFittedBody()
  const lines = asSeen(frames)
    .map(smooth)
    .flatMap(({ pose, aspect, time }, index) => {
      const body = pose && fit(pose, aspect, time)
      if (!body || index % 5 !== 0) return []
      const { joints, angles, confidence } = body
      const told = Object.entries(angles).map(([joint, at]) => `${joint} ${at.toFixed(1)}°`)
      const placed = Object.entries(joints).map(
        ([joint, { x, y, z }]) => `  ${joint} ${[x, y, z].map(metres).join(' ')}`,
      )
      return [`${(time / 1000).toFixed(2)} s: ${told.join(', ')}; ${confidence.toFixed(2)}`, ...placed]
    })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./__snapshots__/${name}.txt`)
})
