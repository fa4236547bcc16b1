import { type ExerciseItem, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutWords } from '@lithe/words/live/workout'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { PageHeading } from '../../ui/screen.tsx'
import { againButton } from './exercise-intro.tsx'
import { shownInWords } from './measured-session.ts'
import { StagePanel } from './panels.tsx'
import { useVisit, useWorkouts } from './visit-store.ts'

type Props = {
  onRedo: (exercise: ExerciseItem) => void
  onUnwell: () => void
  onOver: () => void
}

/** What each movement came to; any of them may be done once more. The report opens only when it is asked for: the screen may not be in sight yet. */
export function ReviewPanel({ onRedo, onUnwell, onOver }: Props) {
  const { review, unwell } = workoutWords
  const results = useVisit(visit => visit.assessmentResults)
  const exercises = useWorkouts().flatMap(item => (item.type === 'exercise' ? [item] : []))
  const cameTo = ({ id }: ExerciseItem) => {
    const shown = results.find(({ exerciseId }) => exerciseId === id)?.shown
    return shown ? shownInWords(shown) : review.notMeasured
  }
  return (
    <StagePanel
      action={
        <>
          <QuietButton onClick={onUnwell}>{unwell.press}</QuietButton>
          <ActionButton onClick={onOver}>{review.report}</ActionButton>
        </>
      }
    >
      <PageHeading className="text-head!">{review.heading}</PageHeading>
      <p className="mt-1 text-lead text-ink-soft">{review.takePhone}</p>
      <ul className="mt-2 border-t border-hairline">
        {exercises.map(exercise => (
          <li
            key={exercise.id}
            className="flex items-center justify-between gap-2 border-b border-hairline py-1.5"
          >
            <p className="min-w-0">
              <span className="block text-ink-soft">{movementsWords.names[wayOf(exercise)]}</span>
              <span className="block font-soft text-title font-medium tabular">{cameTo(exercise)}</span>
            </p>
            <QuietButton
              className="shrink-0"
              aria-label={againButton(exercise).named}
              onClick={() => onRedo(exercise)}
            >
              {againButton(exercise).does}
            </QuietButton>
          </li>
        ))}
      </ul>
    </StagePanel>
  )
}
