import type { PlayerMessage } from '@lithe/contracts/player'
import { countedMovements, type ExerciseItem, type Measured, type MovementId } from '@lithe/movements/catalog'
import { useEffect, useReducer } from 'react'
import { messenger } from '../../messenger/messenger.ts'
import { useMeasuring } from '../../messenger/use-measuring.ts'
import { startMessage, stopMessage } from './player-link.ts'
import { uploadableRefusal } from './uploadable-refusal.ts'
import { usePlayer } from './use-player.ts'
import { nextWorkoutFlow, workoutFlowStart } from './workout-flow.ts'
import { exerciseFrom, isLastWorkout, type SessionIdsByTest, sessionIdsByTest } from './workout-session.ts'
import { useWorkoutSession, useWorkouts } from './workout-session-store.ts'

export type MeasuredSession = {
  sessionId: string
  movement: MovementId
  measured: Measured
  measuredAt: string
}

type Ended = Extract<PlayerMessage, { type: 'completed' | 'failed' }>

const measuredOf = (message: Ended): Measured | null => {
  if (message.type === 'completed') return { ok: true, measurement: message.measurement }
  const reason = uploadableRefusal(message.reason)
  return reason && { ok: false, reason, quality: null }
}

export type WorkoutHandlers = {
  onMeasured: (session: MeasuredSession) => void
  onFinished: (sessions: SessionIdsByTest) => void
  /** The page knows another way when the camera does not open; else the player alone says what to do. */
  hasWayOut: boolean
}

/** One visit to the workout: what the person sees, what the player is told, what is kept. */
export function useWorkout(playerUrl: string, { onMeasured, onFinished, hasWayOut }: WorkoutHandlers) {
  const workouts = useWorkouts()
  const { currentWorkoutIndex: index, keepResult, advance, moveTo } = useWorkoutSession()
  const [flow, dispatch] = useReducer(nextWorkoutFlow, workoutFlowStart)
  const exercise = exerciseFrom(workouts, index)
  const isLast = exercise !== null && isLastWorkout(workouts, workouts.indexOf(exercise))
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
    const { sessionId, measuredAt } = message
    const measured = measuredOf(message)
    if (measured) {
      onMeasured({ sessionId, movement: exercise.movement, measured, measuredAt })
      keepResult({
        sessionId,
        exerciseId: exercise.id,
        exerciseName: exercise.name,
        test: exercise.test,
        timestamp: measuredAt,
        workoutData: message.type === 'completed' ? message.workoutData : null,
        refusal: measured.ok ? null : measured.reason,
      })
    }
    if (message.type === 'completed') return goOn(null)
    // The player has asked already; only a failure that would repeat, or be the last word, is asked about here.
    if (measured && !isLast) return goOn(exercise)
    dispatch({ type: 'exercise-failed', reason: message.reason })
  }

  function goOn(leftOut: ExerciseItem | null) {
    if (isLast) return onFinished(sessionIdsByTest(useWorkoutSession.getState().assessmentResults))
    advance()
    dispatch({ type: 'exercise-ended', nowMs: Date.now(), leftOut })
  }

  function start(chosen: ExerciseItem) {
    moveTo(chosen.id)
    dispatch({ type: 'start-pressed' })
  }

  const isCounted = exercise !== null && countedMovements.includes(exercise.movement)
  const isWorking = flow.mode === 'workout' && isCounted
  useEffect(() => {
    if (isWorking && exercise) send(startMessage(exercise))
  }, [isWorking, exercise, send])
  useEffect(() => () => send(stopMessage), [send])
  useMeasuring(flow.mode !== 'preview' && flow.mode !== 'unreachable')
  useEffect(() => {
    if (isWorking) messenger()?.feel('warning')
  }, [isWorking])

  return { workouts, exercise, isCounted, flow, dispatch, goOn, start, player }
}
