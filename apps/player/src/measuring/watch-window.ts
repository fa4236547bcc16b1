import type { Analyser, LiveAdvice } from '@lithe/movements'
import type { PoseFrame } from '@lithe/pose'
import type { Assignment } from '../session/assignment.ts'
import { unitOf } from '../session/assignment.ts'
import type { SessionEvent } from '../session/session-event.ts'
import type { Sound } from '../sound/sound.ts'
import type { Stage } from '../stage/stage.ts'
import { createMeasurementWindow } from './measurement-window.ts'
import { createSteadyAdvice } from './steady-advice.ts'
import { createWallClock } from './wall-clock.ts'

type Surroundings = {
  stage: Stage
  analyser: Analyser
  sound: Pick<Sound, 'play'>
  wallNow: () => number
  tell: (event: SessionEvent) => void
}

export type WindowWatch = { observe(frame: PoseFrame): void; finish(): void }

/** One attempt, from the end of the countdown to its measurement. */
export function watchWindow(
  assignment: Assignment,
  { analyser, stage, sound, wallNow, tell }: Surroundings,
): WindowWatch {
  const { movement, windowSeconds } = assignment
  const attempt = createMeasurementWindow(analyser, windowSeconds)
  const steady = createSteadyAdvice<LiveAdvice>()
  const wallClock = createWallClock()
  const isCounted = unitOf(movement) === 'reps'
  let told: LiveAdvice | null = null
  let counted = 0
  let isFinished = false

  function finish() {
    if (isFinished) return
    isFinished = true
    const { measured, startedAt, secondsTaken } = attempt.finish()
    const measuredAt = startedAt === null ? new Date(wallNow()) : wallClock.dateOf(startedAt)
    tell({ type: 'measured', measured, measuredAt, secondsTaken })
  }

  function observe(frame: PoseFrame) {
    if (isFinished) return
    wallClock.observe(frame.time, wallNow())
    const { reading, share, isOver } = attempt.observe(frame)
    stage.show(frame)
    stage.expose(frame)
    stage.fill(share)
    stage.count(movement, reading.value)
    if (isCounted && reading.value > counted) sound.play('count')
    counted = reading.value
    const settled = steady(reading.advice, frame.time)
    if (settled !== told) tell({ type: 'live-advised', advice: settled })
    told = settled
    if (isOver) finish()
  }

  stage.newPlate()
  stage.count(movement, 0)
  stage.fill(0)
  return { observe, finish }
}
