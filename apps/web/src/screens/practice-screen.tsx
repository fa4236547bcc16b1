import { pictureOf, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'
import { useWorkoutsAhead } from './use-workouts-ahead.ts'

export function PracticeScreen() {
  const navigate = useNavigate()
  const { practice, start } = workoutPreviewWords
  const exercises = useWorkoutsAhead().flatMap(item => (item.type === 'exercise' ? [item] : []))
  return (
    <PreparationScreen
      page={null}
      title={practice.title}
      back={paths.workoutPreview.link()}
      beside="toe-touch"
      action={<ActionButton onClick={() => navigate(paths.workout.link())}>{start}</ActionButton>}
    >
      <PageHeading>{practice.heading}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft short:text-base">{practice.slowly}</p>
      <ol className="mt-3 flex flex-col gap-3">
        {exercises.map((exercise, index) => (
          <li key={exercise.id} className="rise" style={{ '--step': index + 1 }}>
            <div className="overflow-hidden rounded-card bg-sand">
              <Chronophotograph movement={pictureOf(exercise)} className="aspect-[5/2] w-full" />
            </div>
            <h2 className="mt-1 font-soft text-title font-medium">{movementsWords.names[wayOf(exercise)]}</h2>
            <p className="text-ink-soft">{movementsWords.what[wayOf(exercise)]}</p>
          </li>
        ))}
      </ol>
    </PreparationScreen>
  )
}
