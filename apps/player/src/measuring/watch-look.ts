import { type FramingAdvice, uprightPlacement } from '@lithe/movements'
import type { Milliseconds, PoseFrame } from '@lithe/pose'
import type { Sound } from '../sound/sound.ts'
import { armLandmarks, createExposures } from '../stage/exposures.ts'
import { ownPlate } from '../stage/own-plate.ts'
import { figuresForHost, type Stage } from '../stage/stage.ts'
import { type Assignment, windowMilliseconds } from '../state/assignment.ts'
import { createSteadyAdvice } from './steady-advice.ts'
import { type Conditions, watchConditions } from './watch-conditions.ts'
import { goneMs } from './watch-framing.ts'
import type { WindowWatch } from './watch-window.ts'

type LookParts = Conditions & { stage: Stage; sound: Pick<Sound, 'play'> }

/** A longer gap between frames does not count as seeing the person. */
const longestGapMs = 500

/**
 * Shows the person on camera, standing or seated, until their whole body has been in view for the given time; then
 * plays a tone, which also tests the sound.
 */
export function watchLook(
  assignment: Assignment,
  { stage, sound, tell, ...conditions }: LookParts,
): WindowWatch {
  const steady = createSteadyAdvice<FramingAdvice>({ goneMs })
  const followConditions = watchConditions({ tell, ...conditions })
  const exposures = createExposures(armLandmarks)
  let told: FramingAdvice | null = null
  let seenMs = 0
  let seenAt: Milliseconds | null = null
  let isOver = false

  function finish() {
    if (isOver) return
    isOver = true
    tell({ type: 'looked', plate: ownPlate(exposures.toFurthest(figuresForHost)) })
  }

  function see(frame: PoseFrame) {
    if (seenAt === null) sound.play('ready')
    else seenMs += Math.min(longestGapMs, frame.time - seenAt)
    seenAt = frame.time
    exposures.expose(frame)
    const share = Math.min(1, seenMs / windowMilliseconds(assignment))
    stage.fill(share)
    if (share === 1) finish()
  }

  function observe(frame: PoseFrame) {
    if (isOver) return
    stage.show(frame)
    const { pose, aspect, time } = frame
    const advice = pose ? uprightPlacement(pose, aspect, 'sitting') : 'step-into-view'
    const settled = steady(advice, time)
    if (settled !== told) tell({ type: 'framing-advised', advice: settled })
    told = settled
    followConditions(frame)
    if (advice === null) see(frame)
  }

  return { observe, finish }
}
