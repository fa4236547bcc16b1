import { type BodyAngles, createAnalyser, createFittedBody, type LiveReading } from '@lithe/movements'
import type { Measured, MovementId, VariantId } from '@lithe/movements/catalog'
import { createPoseSmoother, inSeconds, milliseconds, type Pose, type PoseFrame } from '@lithe/pose'
import { unpackPose } from '../../../apps/player/src/engine/raw-pose.ts'
import { createAttempt } from '../../../apps/player/src/measuring/attempt.ts'
import type { Recording } from '../replay-port.ts'
import { type BodyPlaces, fromItsHips } from './body-places.ts'

export type LabAssignment = { movement: MovementId; variant: VariantId | null; windowSeconds: number }

/** One frame of a recording, with everything derived from it. */
export type LabMoment = {
  seconds: number
  pose: Pose | null
  fitted: BodyPlaces | null
  angles: BodyAngles | null
  reading: LiveReading
}
export type LabRun = { moments: readonly LabMoment[]; measured: Measured }

/** Runs a recording through smoothing, angles and analyser as the player does, and keeps each result. */
export function runRecording({ aspect, frames }: Recording, assignment: LabAssignment): LabRun {
  const { movement, variant, windowSeconds } = assignment
  const smoother = createPoseSmoother()
  const fit = createFittedBody()
  const attempt = createAttempt(createAnalyser(movement, inSeconds(windowSeconds), variant), windowSeconds)
  const moments = frames.map(({ t, landmarks }): LabMoment => {
    const seen: PoseFrame = {
      time: milliseconds(t * 1000),
      aspect,
      pose: landmarks && unpackPose(new Float32Array(landmarks)),
    }
    const frame = smoother.smooth(seen)
    const body = frame.pose && fit(frame.pose, aspect, frame.time)
    return {
      seconds: t,
      pose: frame.pose,
      fitted: body && fromItsHips(body.joints),
      angles: body?.angles ?? null,
      reading: attempt.observe(frame).reading,
    }
  })
  return { moments, measured: attempt.finish().measured }
}
