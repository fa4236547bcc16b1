import { isChairStand, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import { workoutWords } from '@lithe/words/live/workout'
import { type ReactNode, useState } from 'react'
import { completedExercises, exerciseBefore } from '../memory/visit/visit.ts'
import { useMeasuredCount } from '../memory/visit/visit-store.ts'
import { exercisesIn, KeptFilm, useKeptFilms } from '../prepare/movements/films.tsx'
import { HelpButton } from '../ui/header-links.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { ProgressLine } from '../ui/waiting.tsx'
import { ExerciseIntro } from './exercise-intro.tsx'
import type { Hearing } from './hearing.tsx'
import { type CostOfLeaving, LeaveButton, LeaveSheet, type LeavesTo, useLeaving } from './leaving.tsx'
import { StagePanel, UnreachablePanel } from './stage-panel.tsx'
import { useWorkout, type WorkoutHandlers } from './use-workout.ts'
import { isAfterMovement } from './workout-flow.ts'

type Props = Omit<WorkoutHandlers, 'hasWayOut'> & {
  playerUrl: string
  onLeave: () => void
  costOfLeaving: CostOfLeaving
  leavesTo: LeavesTo
  /** Path of the page that follows the last movement. */
  endsAt: string
  /** Panels after a movement; null until they and their messages have loaded. */
  after: typeof import('./after-movement.tsx') | null
  /** Asked when chair stands are prepared. */
  seatQuestion: ReactNode
  /** Opens the external browser from a messenger, which may block the camera; null in a browser. */
  wayOut: ReactNode
}

const barOverCamera =
  'pointer-events-none absolute inset-x-0 top-0 z-10 pt-(--edge-top) pr-(--edge-right) pl-(--edge-left)'

/** The stage, on which the player's frame stays mounted throughout, under the panels. */
export function Workout({
  playerUrl,
  onLeave,
  costOfLeaving,
  leavesTo,
  endsAt,
  after,
  seatQuestion,
  wayOut,
  ...handlers
}: Props) {
  const workout = useWorkout(playerUrl, { ...handlers, hasWayOut: wayOut !== null })
  const { workouts, exercise, flow, dispatch, proceed, start, tryAgain } = workout
  const leaving = useLeaving(flow, dispatch, endsAt)
  const measuredCount = useMeasuredCount()
  const films = useKeptFilms(exercisesIn(workouts), flow.isPlayerReady)
  const [hearing, setHearing] = useState<Hearing>('unasked')
  if (!exercise) return null
  const { stage } = workoutWords
  const { key, ...frameProps } = workout.frameProps
  const number = completedExercises(workouts, workouts.indexOf(exercise))
  const total = completedExercises(workouts, workouts.length - 1)
  // The player then fills the screen and describes what happens; only the cross remains, in a corner it leaves free.
  const isPlayers = flow.mode === 'workout' || flow.mode === 'absence'
  const besideCross = isPlayers ? 'sr-only' : ''

  return (
    <div
      className={`relative flex h-dvh flex-col overflow-hidden bg-ground pr-(--edge-right) pl-(--edge-left) text-ink ${flow.mode === 'rest' ? 'night stage' : ''}`}
    >
      <title>{shellWords.title({ page: movementsWords.names[wayOf(exercise)] })}</title>
      <header
        className={
          isPlayers ? barOverCamera : 'flex min-h-7 shrink-0 items-center gap-1 px-3 pt-(--edge-top)'
        }
      >
        <LeaveButton onPress={onLeave} isOverCamera={isPlayers} />
        <p className={`min-w-0 flex-1 truncate font-semibold ${besideCross}`}>
          {/* The panel's heading has the name before the first movement. */}
          {flow.mode === 'preview' ? null : movementsWords.names[wayOf(exercise)]}
        </p>
        <p className={`text-ink-soft tabular ${besideCross}`}>{stage.place({ number, of: total })}</p>
        {isPlayers ? null : (
          <div className="ms-auto">
            <HelpButton
              isInTest
              onShown={() => dispatch({ type: 'pause-asked', nowMs: Date.now() })}
              onGone={() => dispatch({ type: 'stayed', nowMs: Date.now() })}
            />
          </div>
        )}
      </header>
      <main className={isPlayers ? 'absolute inset-0' : 'relative flex-1'}>
        <iframe
          key={key}
          {...frameProps}
          title={stage.camera}
          allow="camera; autoplay; fullscreen; screen-wake-lock"
          inert={!isPlayers}
          className="absolute inset-0 h-full w-full border-0"
        />
        {flow.mode === 'loading' ? (
          <StagePanel>
            <ProgressLine
              label={stage.gettingReady({ name: movementsWords.names[wayOf(exercise)] })}
              share={flow.loadedShare}
            />
          </StagePanel>
        ) : null}
        {workout.isFraming ? (
          <KeptFilm
            films={films}
            exercise={exercise}
            // Below the cross, in the corner that the player leaves free.
            className="day pointer-events-none absolute start-2 top-[calc(var(--edge-top)+70px)] z-10 aspect-[3/4] w-12 rounded-card border-2 border-ground bg-sand"
          />
        ) : null}
        {flow.mode === 'preview' ? (
          <ExerciseIntro
            exercise={exercise}
            {...flow}
            isAllHere={after !== null}
            seatQuestion={isChairStand(exercise) ? seatQuestion : null}
            hearing={hearing}
            onHearing={setHearing}
            onAskHearing={workout.askHearing}
            onReady={() => start(exercise)}
          />
        ) : null}
        {isAfterMovement(flow) && after ? (
          <after.AfterMovement
            flow={flow}
            films={films}
            exercise={exercise}
            before={exerciseBefore(workouts, exercise)}
            progress={{ done: measuredCount, left: total - number + 1, total }}
            wayOut={wayOut}
            leavesTo={leavesTo}
            onStart={start}
            onTryAgain={tryAgain}
            onProceed={() => proceed(exercise)}
            onExtendRest={() => dispatch({ type: 'rest-extended' })}
            onUnwell={() => workout.feelUnwell('felt-unwell')}
            onEasier={workout.goEasier}
            onFinishUnwell={workout.finishUnwell}
            onLeave={onLeave}
          />
        ) : null}
        {flow.mode === 'done' || (isAfterMovement(flow) && !after) ? (
          <StagePanel>
            <ProgressLine label={workoutWords.open.wait} share={null} />
          </StagePanel>
        ) : null}
        {flow.mode === 'paused' ? (
          <StagePanel>
            <PageHeading>{stage.waits}</PageHeading>
          </StagePanel>
        ) : null}
        {flow.mode === 'unreachable' ? <UnreachablePanel onRetry={tryAgain} wayOut={wayOut} /> : null}
      </main>
      <LeaveSheet
        isOpen={leaving.isAsked}
        cost={costOfLeaving}
        isMovementHeld={flow.mode === 'paused' && flow.from.mode === 'workout'}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </div>
  )
}
