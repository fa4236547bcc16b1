import { type ExerciseItem, workoutSeconds } from '@lithe/movements/catalog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { OutboxNotice } from '../features/outbox/outbox-notice.tsx'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { ExerciseSheet } from '../features/workout/exercise-sheet.tsx'
import { WorkoutList } from '../features/workout/workout-list.tsx'
import { useWorkoutSession, useWorkouts } from '../features/workout/workout-session-store.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { preparation } from './preparation.ts'

export function WorkoutPreviewScreen() {
  const navigate = useNavigate()
  const workouts = useWorkouts()
  const [shown, setShown] = useState<ExerciseItem | null>(null)

  useEffect(() => {
    useWorkoutSession.getState().reset()
    useCurrentReport.getState().clear()
  }, [])

  return (
    <Screen
      title="Your movements"
      back={paths.privacy.link()}
      progress={preparation('preview')}
      beside="squat"
      action={<ActionButton onClick={() => navigate(paths.workout.link())}>Start the test</ActionButton>}
    >
      <PageHeading>What you will do</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">
        {workoutSeconds(workouts)} seconds in all. Tap a picture to see the movement.
      </p>
      <WorkoutList workouts={workouts} onShow={setShown} />
      <p className="mt-3 text-ink-soft">
        Put on shoes or bare feet that do not slip, and keep a chair or a wall within reach. Stop whenever
        something hurts.
      </p>
      <OutboxNotice />
      <ExerciseSheet exercise={shown} onClose={() => setShown(null)} />
    </Screen>
  )
}
