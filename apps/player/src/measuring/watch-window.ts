import type { Analyser, LiveAdvice, LiveReading, StopWatch } from '@lithe/movements'
import type { Milliseconds, PoseFrame } from '@lithe/pose'
import { createPace } from '../camera/pace.ts'
import type { Sound } from '../sound/sound.ts'
import type { Stage } from '../stage/stage.ts'
import { type Assignment, unitOf } from '../state/assignment.ts'
import { startsWithLift } from '../state/clock.ts'
import type { Cue } from '../state/cue.ts'
import type { PlayerEvent, WindowOutcome } from '../state/player-event.ts'
import { createAttempt, type WindowMoment } from './attempt.ts'
import { createMomentCue } from './moment-cue.ts'
import { createReachWatch } from './reach-watch.ts'
import { createSteadyAdvice } from './steady-advice.ts'
import { createWindowCues } from './window-cues.ts'

type Surroundings = {
  stage: Stage
  analyser: Analyser
  stopWatch: StopWatch
  sound: Pick<Sound, 'play'>
  isCameraSlow: () => boolean
  wallNow: () => number
  tell: (event: PlayerEvent) => void
}

/** Converts camera times to dates; the least delayed frame gives the clocks' offset. */
export function createWallClock() {
  let offset = Number.POSITIVE_INFINITY
  return {
    observe(capturedAt: Milliseconds, wallNow: number) {
      offset = Math.min(offset, wallNow - capturedAt)
    },
    dateOf: (capturedAt: Milliseconds) => new Date(capturedAt + offset),
  }
}

const paceKnownAfterSeconds = 4

export type WindowWatch = { observe(frame: PoseFrame): void; finish(): void }

/** Runs one attempt, from the end of the countdown to its measurement. */
export function watchWindow(
  assignment: Assignment,
  { analyser, stopWatch, stage, sound, isCameraSlow, wallNow, tell }: Surroundings,
): WindowWatch {
  const { movement, windowSeconds } = assignment
  const attempt = createAttempt(analyser, windowSeconds)
  const steady = createSteadyAdvice<LiveAdvice>()
  const cueAt = createWindowCues(assignment)
  const momentCue = createMomentCue(assignment)
  const wallClock = createWallClock()
  const pace = createPace()
  const unit = unitOf(movement)
  const reach = createReachWatch()
  let told: Cue | LiveAdvice | null = null
  let counted = 0
  let isClockRunning = !startsWithLift(movement)
  let isFinished = false
  let isPaceKnown = false

  function outcome(): WindowOutcome {
    const { measured, startedAt, secondsTaken } = attempt.finish()
    const measuredAt = startedAt === null ? new Date(wallNow()) : wallClock.dateOf(startedAt)
    const reached = unit === 'degrees' ? reach.furthest() : null
    return {
      sessionId: crypto.randomUUID(),
      measured,
      measuredAt,
      secondsTaken,
      ...(isCameraSlow() && { isCameraSlow: true }),
      ...(reached && { reached }),
    }
  }

  function end(event: () => PlayerEvent) {
    if (isFinished) return
    isFinished = true
    tell(event())
  }
  const finish = () => end(() => ({ type: 'measured', ...outcome() }))

  /**
   * Decides once, early: the end of a long hold is too late to learn that it cannot be timed. A phone that has caught
   * up after a slow start continues.
   */
  function isTooSlow(seconds: number, isSlowNow: boolean): boolean {
    if (isPaceKnown || seconds < paceKnownAfterSeconds) return false
    isPaceKnown = true
    const early = analyser.result()
    return isSlowNow && !early.ok && early.reason === 'too-few-frames'
  }

  /** Before the clock runs, camera problems come first; afterwards, what was just reached. */
  function adviceAt(moment: WindowMoment, settled: LiveAdvice | null): Cue | LiveAdvice | null {
    const cue = cueAt(moment)
    const going = momentCue(moment)
    return moment.hasBegun ? (cue ?? settled ?? going) : (settled ?? cue)
  }

  function follow(frame: PoseFrame) {
    const sign = stopWatch.observe(frame)
    if (sign === 'near-fall') end(() => ({ type: 'near-fall' }))
    else if (sign === 'rested') finish()
    else if (sign === 'left-frame') end(() => ({ type: 'left-frame', ...outcome() }))
    else if (sign) tell({ type: 'arms-crossed' })
  }

  function showReading(frame: PoseFrame, reading: LiveReading) {
    if (unit === 'degrees') {
      reach.observe(frame, reading)
      return stage.place(reach.shown())
    }
    stage.count(assignment, reading.value)
    if (unit === 'reps' && reading.value > counted) {
      sound.play('count')
      stage.flash()
    }
    counted = reading.value
  }

  function observe(frame: PoseFrame) {
    if (isFinished) return
    wallClock.observe(frame.time, wallNow())
    const moment = attempt.observe(frame)
    const { reading, share, isOver, watchedSeconds } = moment
    stage.show(frame, reading.lifted)
    stage.expose(frame)
    stage.fill(share)
    showReading(frame, reading)
    if (moment.hasBegun && !isClockRunning) {
      isClockRunning = true
      tell({ type: 'clock-started' })
    }
    const advice = adviceAt(moment, steady(reading.advice, frame.time))
    if (advice !== told) tell({ type: 'live-advised', advice })
    told = advice
    follow(frame)
    const isSlowNow = pace(frame.time)?.isSlow ?? false
    if (isOver || isTooSlow(watchedSeconds, isSlowNow)) finish()
  }

  stage.newPlate()
  if (unit === 'degrees') stage.place(null)
  else stage.count(assignment, 0)
  stage.fill(0)
  return { observe, finish }
}
