import { browserAbsences, type PlayerMessage } from '@lithe/contracts/player'
import type { ExerciseItem, Measured } from '@lithe/movements/catalog'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useEmergencyNumber } from '../api/queries.tsx'
import {
  exerciseFrom,
  exercisesUndone,
  type FailureReason,
  hasMeasured,
  isLastWorkout,
  type SessionIdsByTest,
  sessionIdsByTest,
  type Unwell,
} from '../memory/visit/visit.ts'
import { leftOutOfSet, useVisit, useWorkouts } from '../memory/visit/visit-store.ts'
import { messenger, useMeasuring } from '../messenger/messenger.ts'
import {
  type Ended,
  keptResult,
  type MeasuredSession,
  measuredOf,
  namedItem,
  unbegunVisit,
} from './measured-session.ts'
import { askHearingMessage, callBackMessage, startMessage, stopMessage } from './player-link.ts'
import { usePlayer } from './use-player.ts'
import { nextWorkoutFlow, restSecondsAfter, workoutFlowAt } from './workout-flow.ts'

export type WorkoutHandlers = {
  /** Whole years; 0 if unknown. */
  age: number
  onMeasured: (visit: MeasuredSession) => void
  onFinished: (sessions: SessionIdsByTest) => void
  /** Whether the page offers an alternative if the camera fails; otherwise the player says what to do. */
  hasWayOut: boolean
}

/** The player's response to a stop, ignored while the person is asked whether to leave. */
const isEcho = (message: Ended, mode: string) =>
  message.type === 'failed' && message.reason === 'stopped' && (mode === 'paused' || mode === 'preview')

const isMeasured = ({ id }: ExerciseItem) =>
  useVisit
    .getState()
    .assessmentResults.some(({ exerciseId, refusal }) => exerciseId === id && refusal === null)

const isUnwell = (reason: string): reason is Unwell => reason === 'near-fall' || reason === 'felt-unwell'

/** One visit to the workout: what the person sees, what the player is told, what is stored. */
export function useWorkout(playerUrl: string, handlers: WorkoutHandlers) {
  const { age, onMeasured, onFinished, hasWayOut } = handlers
  const workouts = useWorkouts()
  const visit = useVisit()
  const emergencyNumber = useEmergencyNumber()
  const { currentWorkoutIndex: index, redo } = visit
  const [flow, dispatch] = useReducer(nextWorkoutFlow, visit, begun => workoutFlowAt(workouts, begun))
  const [isFraming, setFraming] = useState(false)
  const exercise = exerciseFrom(workouts, index)
  const isLast =
    visit.hasReachedEnd || (exercise !== null && isLastWorkout(workouts, workouts.indexOf(exercise)))
  const player = usePlayer(playerUrl, {
    onMessage: hear,
    onReload: () => dispatch({ type: 'player-reloading' }),
    onSilent: () => dispatch({ type: 'player-silent' }),
  })
  const { send } = player

  function hear(message: PlayerMessage) {
    if (message.type === 'ready') return dispatch({ type: 'player-ready' })
    setFraming(message.type === 'progress' && message.phase === 'framing')
    if (message.type === 'seen') return
    if (message.type !== 'progress') return keep(message)
    if (message.phase === 'loading') dispatch({ type: 'player-progress', share: message.share })
    const { problem } = message
    if (hasWayOut && problem) return dispatch({ type: 'exercise-failed', reason: problem })
    if (browserAbsences.some(absence => absence === problem)) dispatch({ type: 'absence-told' })
  }

  function keep(message: Ended) {
    const isOfAnother = message.type !== 'failed' && message.measurement.movement !== exercise?.movement
    if (!exercise || isOfAnother || isEcho(message, flow.mode)) return
    const measured = measuredOf(message)
    if (measured) keepOnce(exercise, message, measured)
    // Stored at once, in case the page closes; the person may still repeat it.
    if (message.type === 'measured') return isLast ? send(callBackMessage) : undefined
    if (message.type === 'completed') return proceed(null)
    visit.noteFailure(message.reason)
    if (isUnwell(message.reason)) return feelUnwell(message.reason)
    // The player has asked already, so only failures that would repeat, or that end the test, are asked about here.
    if (measured && !isLast) return proceed(isMeasured(exercise) ? null : exercise)
    dispatch({ type: 'exercise-failed', reason: message.reason })
  }

  function keepOnce(done: ExerciseItem, message: Ended, measured: Measured) {
    const { sessionId, measuredAt } = message
    const { assessmentResults } = useVisit.getState()
    if (assessmentResults.some(kept => kept.sessionId === sessionId)) return
    const { workoutData = null, plate } = message.type === 'failed' ? {} : message
    onMeasured({ sessionId, movement: done.movement, measured, measuredAt })
    visit.keepResult(keptResult(done, { sessionId, measured, measuredAt, workoutData, plate }))
  }

  function proceed(leftOut: ExerciseItem | null) {
    if (isLast) return end(flow.mode === 'again' ? flow.reason : null)
    visit.advance()
    const restSeconds = restSecondsAfter(exercise?.movement ?? null, age)
    dispatch({ type: 'exercise-ended', nowMs: Date.now(), leftOut, restSeconds })
  }

  function end(because: FailureReason | null) {
    if (because) visit.noteFailure(because)
    visit.reachEnd()
    const ended = useVisit.getState()
    if (hasMeasured(ended)) return dispatch({ type: 'all-done' })
    dispatch({ type: 'nothing-measured', reason: ended.lastFailure ?? 'no-attempt' })
  }

  function start(chosen: ExerciseItem) {
    visit.moveTo(chosen.id)
    dispatch({ type: 'start-pressed' })
  }

  function feelUnwell(cause: Unwell) {
    visit.standStill(cause)
    dispatch({ type: 'felt-unwell', cause })
  }

  /** Goes to the report with what there is, and marks movements not begun as felt unwell. */
  function finishUnwell() {
    keepUnbegun(exercisesUndone(workouts, visit), 'felt-unwell')
    visit.noteFailure('felt-unwell')
    end(null)
  }

  function keepUnbegun(unbegun: readonly ExerciseItem[], reason: 'felt-unwell' | 'left-out') {
    for (const one of unbegun) {
      const told = unbegunVisit(one.movement, reason)
      onMeasured(told)
      visit.keepResult(keptResult(one, { ...told, workoutData: null }))
    }
  }

  function goEasier() {
    visit.goEasier()
    visit.standStill(null)
    dispatch({ type: 'rested' })
  }

  function finish() {
    // Marked as skipped, so that the report does not call them forgotten.
    keepUnbegun(leftOutOfSet(), 'left-out')
    const { assessmentResults } = useVisit.getState()
    onFinished(sessionIdsByTest([...(redo?.others ?? []), ...assessmentResults]))
  }

  /** Reloads the player, as it may not recover from a failure. */
  function tryAgain() {
    if (flow.mode === 'nothing') visit.beginAnew()
    dispatch({ type: 'player-retried' })
    player.retry()
  }

  const { nameWorkouts } = visit
  useEffect(() => nameWorkouts(workouts.map(namedItem)), [workouts, nameWorkouts])
  // If the page closed after a measurement, resumes with the next movement.
  useEffect(() => useVisit.getState().passMeasured(), [])

  const isDone = flow.mode === 'done'
  const goToReport = useEffectEvent(finish)
  useEffect(() => {
    if (isDone) goToReport()
  }, [isDone])

  const isWorking = flow.mode === 'workout'
  const isHeld = flow.mode === 'paused' && flow.from.mode === 'workout'
  // A late result must not restart the movement.
  const begin = useEffectEvent((item: ExerciseItem) => send(startMessage(item, emergencyNumber)))
  useEffect(() => {
    if (isWorking && exercise) begin(exercise)
  }, [isWorking, exercise])
  useEffect(() => {
    if (isHeld) send(stopMessage)
  }, [isHeld, send])
  useEffect(() => () => send(stopMessage), [send])
  useMeasuring(
    flow.mode !== 'preview' &&
      flow.mode !== 'unreachable' &&
      flow.mode !== 'absence' &&
      flow.mode !== 'nothing',
  )
  useEffect(() => {
    if (isWorking) messenger()?.feel('warning')
  }, [isWorking])

  return {
    workouts,
    exercise,
    flow,
    /** Whether the person is in front of the camera, and measuring has not begun. */
    isFraming: isFraming && flow.mode === 'workout',
    dispatch,
    proceed,
    start,
    feelUnwell,
    goEasier,
    finishUnwell,
    tryAgain,
    askHearing: () => send(askHearingMessage),
    frameProps: player.frameProps,
  }
}
