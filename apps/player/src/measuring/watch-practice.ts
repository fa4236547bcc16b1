import type { Analyser, LiveAdvice, LiveReading, StopWatch } from '@lithe/movements'
import { type Milliseconds, secondsBetween } from '@lithe/pose'
import type { Sound } from '../sound/sound.ts'
import type { Stage } from '../stage/stage.ts'
import { type Assignment, unitOf } from '../state/assignment.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import { createReachWatch } from './reach-watch.ts'
import { createSteadyAdvice } from './steady-advice.ts'
import type { Watch } from './watch-framing.ts'

/** Practice succeeds after a hold this long without advice. */
const heldSeconds = { seconds: 2, degrees: 1 }

/** Recognises the movement once: a full repetition, or a moment of the hold or reach. */
function createRecognition({ movement }: Assignment) {
  const unit = unitOf(movement)
  let heldSince: Milliseconds | null = null
  return ({ value, phase, advice }: LiveReading, time: Milliseconds): boolean => {
    if (unit === 'reps') return value >= 1
    if (phase !== 'holding' || advice !== null) heldSince = null
    else heldSince ??= time
    return heldSince !== null && secondsBetween(heldSince, time) >= heldSeconds[unit]
  }
}

type Surroundings = {
  stage: Stage
  analyser: Analyser
  stopWatch: StopWatch
  sound: Pick<Sound, 'play'>
  tell: (event: PlayerEvent) => void
}

/** Runs practice: the same analysis as the attempt that counts, with nothing stored. */
export function watchPractice(
  assignment: Assignment,
  { analyser, stopWatch, stage, sound, tell }: Surroundings,
): Watch {
  const steady = createSteadyAdvice<LiveAdvice>()
  const isRecognised = createRecognition(assignment)
  const isReach = unitOf(assignment.movement) === 'degrees'
  const reach = createReachWatch()
  let told: LiveAdvice | null = null
  let isOver = false

  if (isReach) stage.place(null)
  else stage.count(assignment, 0)
  stage.fill(0)
  return frame => {
    if (isOver) return
    const reading = analyser.observe(frame)
    stage.show(frame, reading.lifted)
    reach.observe(frame, reading)
    if (isReach) stage.place(reach.shown())
    else stage.count(assignment, reading.value)
    const settled = steady(reading.advice, frame.time)
    if (settled !== told) tell({ type: 'live-advised', advice: settled })
    told = settled
    const sign = stopWatch.observe(frame)
    if (sign === 'near-fall' || sign === 'arms-crossed') return tell({ type: sign })
    isOver = isRecognised(reading, frame.time)
    if (!isOver) return
    sound.play('count')
    tell({ type: 'practised', isRecognised: true })
  }
}
