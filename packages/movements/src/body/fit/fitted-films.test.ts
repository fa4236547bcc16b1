import { createPoseSmoother, type PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  performance as perform,
  phoneOnShelf,
  steadyRepetitions,
} from '@lithe/workshop/choreography'
import { expect, test } from 'vitest'
import { flattened, jittered, lying } from '../../testing/alter-frames.ts'
import { createFittedBody } from '../fitted-body.ts'

const fps = 15

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

const films: readonly (readonly [name: string, frames: readonly PoseFrame[]])[] = [
  ['squats-front', squats(0)],
  ['squats-slanting', squats(50)],
  ['squats-side', squats(-90)],
  ['stance-front', stance(0)],
  ['stance-slanting', stance(-40)],
  ['stance-with-a-gap', withGap(stance(0))],
  ['squats-found-lying', lying(0, 4)(squats(-30))],
  ['squats-lost-for-a-moment', lying(60, 64)(squats(-30))],
]

const metres = (value: number) => (Math.round(value * 1000) / 1000 + 0).toFixed(3)

// Golden test in millimetres: any change to the fit shows here.
test.each(films)('the skeleton fitted to %s is unchanged', async (name, frames) => {
  const { smooth } = createPoseSmoother()
  const fit = createFittedBody()
  const lines = jittered(
    0.002,
    11,
  )(flattened(frames))
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
