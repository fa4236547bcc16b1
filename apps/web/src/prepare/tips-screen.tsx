import { pictureOf, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { preparingWords } from '@lithe/words/live/preparing'
import { wayWords } from '@lithe/words/live/way'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PlayerSample } from './movements/player-sample.tsx'
import { PreparationScreen, TipList, useWorkoutsAhead } from './preparation-screen.tsx'

export function TipsScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page={null}
      title={preparingWords.tips.title}
      back={paths.workoutPreview.link()}
      beside="toe-touch"
      action={
        <ActionButton onClick={() => navigate(paths.preview.link())}>{preparingWords.gotIt}</ActionButton>
      }
    >
      <PageHeading>{preparingWords.tips.title}</PageHeading>
      <Chronophotograph
        movement="toe-touch"
        className="mt-2 h-[clamp(0px,calc(100dvh-640px),190px)] w-full lg:hidden"
      />
      <TipList tips={Object.values(preparingWords.tips.list)} />
    </PreparationScreen>
  )
}

export function AccurateResultsScreen() {
  const navigate = useNavigate()
  return (
    <PreparationScreen
      page={null}
      title={preparingWords.counts.title}
      back={paths.preview.link()}
      beside="squat"
      action={
        <ActionButton onClick={() => navigate(paths.workoutPreview.link())}>{wayWords.continue}</ActionButton>
      }
    >
      <PageHeading className="mb-3 short:mb-2">{preparingWords.counts.heading}</PageHeading>
      <PlayerSample />
      <TipList tips={Object.values(preparingWords.counts.list)} />
    </PreparationScreen>
  )
}

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
