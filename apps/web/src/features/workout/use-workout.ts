import type { PlayerMessage } from '@lithe/contracts/player'
import type { ExerciseItem } from '@lithe/movements/catalog'
import { useEffect, useReducer } from 'react'
import { messenger } from '../../messenger/messenger.ts'
import { useMeasuring } from '../../messenger/use-measuring.ts'
import {
  type Ended,
  keptResult,
  type MeasuredSession,
  measuredOf,
  unwellSession,
} from './measured-session.ts'
import { startMessage, stopMessage } from './player-link.ts'
import { usePlayer } from './use-player.ts'
import { nextWorkoutFlow, type Unwell, workoutFlowStart } from './workout-flow.ts'
import {
  exerciseFrom,
  exercisesUndone,
  isLastWorkout,
  type SessionIdsByTest,
  sessionIdsByTest,
} from './workout-session.ts'
import { useWorkoutSession, useWorkouts } from './workout-session-store.ts'

export type WorkoutHandlers = {
  onMeasured: (session: MeasuredSession) => void
  onFinished: (sessions: SessionIdsByTest) => void
  /** Ended without a number. */
  onNothing: () => void
  /** The page knows another way when the camera does not open; else the player alone says what to do. */
  hasWayOut: boolean
}

const isUnwell = (reason: string): reason is Unwell => reason === 'near-fall' || reason === 'felt-unwell'

/** One visit to the workout: what the person sees, what the player is told, what is kept. */
export function useWorkout(playerUrl: string, handlers: WorkoutHandlers) {
  const { onMeasured, onFinished, onNothing, hasWayOut } = handlers
  const workouts = useWorkouts()
  const session = useWorkoutSession()
  const { currentWorkoutIndex: index, redo } = session
  const [flow, dispatch] = useReducer(nextWorkoutFlow, workoutFlowStart)
  const exercise = exerciseFrom(workouts, index)
  const isLast =
    flow.hasReachedEnd || (exercise !== null && isLastWorkout(workouts, workouts.indexOf(exercise)))
  const player = usePlayer(playerUrl, {
    onMessage: hear,
    onReload: () => dispatch({ type: 'player-reloading' }),
    onSilent: () => dispatch({ type: 'player-silent' }),
  })
  const { send } = player

  function hear(message: PlayerMessage) {
    if (message.type === 'ready') return dispatch({ type: 'player-ready' })
    if (message.type !== 'progress') return keep(message)
    if (message.phase === 'loading') dispatch({ type: 'player-progress', share: message.share })
    if (hasWayOut && message.problem) dispatch({ type: 'exercise-failed', reason: message.problem })
  }

  function keep(message: Ended) {
    const isOfAnother = message.type === 'completed' && message.measurement.movement !== exercise?.movement
    if (!exercise || isOfAnother) return
    const measured = measuredOf(message)
    if (measured) {
      const { sessionId, measuredAt } = message
      const workoutData = message.type === 'completed' ? message.workoutData : null
      onMeasured({ sessionId, movement: exercise.movement, measured, measuredAt })
      session.keepResult(keptResult(exercise, { sessionId, measured, measuredAt, workoutData }))
    }
    if (message.type === 'completed') return goOn(null)
    if (isUnwell(message.reason)) return dispatch({ type: 'felt-unwell', cause: message.reason })
    // The player has asked already; only a failure that would repeat, or be the last word, is asked about here.
    if (measured && !isLast) return goOn(exercise)
    dispatch({ type: 'exercise-failed', reason: message.reason })
  }

  function goOn(leftOut: ExerciseItem | null) {
    if (isLast && redo) return finish()
    if (isLast) return dispatch({ type: 'all-done', nowMs: Date.now() })
    session.advance()
    dispatch({ type: 'exercise-ended', nowMs: Date.now(), leftOut })
  }

  function start(chosen: ExerciseItem) {
    session.moveTo(chosen.id)
    dispatch({ type: 'start-pressed' })
  }

  /** To the report with what there is; what was not begun says that she did not feel well. */
  function finishUnwell() {
    for (const undone of exercisesUndone(workouts, session)) {
      const unwell = unwellSession(undone.movement)
      onMeasured(unwell)
      session.keepResult(keptResult(undone, { ...unwell, workoutData: null }))
    }
    finish()
  }

  function goEasier() {
    session.goEasier()
    dispatch({ type: 'rested' })
  }

  function finish() {
    const { assessmentResults } = useWorkoutSession.getState()
    const isMeasured = assessmentResults.some(({ refusal }) => refusal === null)
    if (!isMeasured) return onNothing()
    onFinished(sessionIdsByTest([...(redo?.others ?? []), ...assessmentResults]))
  }

  const isWorking = flow.mode === 'workout'
  useEffect(() => {
    if (isWorking && exercise) send(startMessage(exercise))
  }, [isWorking, exercise, send])
  useEffect(() => () => send(stopMessage), [send])
  useMeasuring(flow.mode !== 'preview' && flow.mode !== 'unreachable')
  useEffect(() => {
    if (isWorking) messenger()?.feel('warning')
  }, [isWorking])

  return { workouts, exercise, flow, dispatch, goOn, start, goEasier, finish, finishUnwell, player }
}
