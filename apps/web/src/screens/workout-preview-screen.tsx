import { type ExerciseItem, workoutSeconds } from '@lithe/movements/catalog'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { minutesInWords } from '../content/set-size.ts'
import { useOnboarding, useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { OutboxNotice } from '../features/outbox/waiting-card.tsx'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { chairFromAge, companyFromAge } from '../features/safety/ladder-for.ts'
import { ExerciseSheet } from '../features/workout/exercise-sheet.tsx'
import { previewOf } from '../features/workout/films.tsx'
import { InterruptedActions, InterruptedNote } from '../features/workout/interrupted.tsx'
import { RoomChecklist } from '../features/workout/room-checklist.tsx'
import { interruptedTest, useVisit } from '../features/workout/visit-store.ts'
import { WorkoutList } from '../features/workout/workout-list.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { PreparationScreen } from './preparation-screen.tsx'
import { useWorkoutsAhead } from './use-workouts-ahead.ts'
import { WaitingConsent } from './what-waits.tsx'

export function WorkoutPreviewScreen() {
  const navigate = useNavigate()
  const words = workoutPreviewWords
  const workouts = useWorkoutsAhead()
  const { age } = useOnboarding()
  const sound = useTrainerSound()
  const [shown, setShown] = useState<ExerciseItem | null>(null)
  const seconds = workoutSeconds(workouts)
  const [interrupted] = useState(() => interruptedTest())

  useEffect(() => {
    if (!interrupted) useVisit.getState().reset()
    useCurrentReport.getState().clear()
  }, [interrupted])

  const begin = () => navigate(paths.workout.link())
  const beginAnew = () => {
    useVisit.getState().reset()
    begin()
  }

  return (
    <PreparationScreen
      page="workout-preview"
      title={words.title}
      back={paths.privacy.link()}
      beside="squat"
      action={
        interrupted ? (
          <InterruptedActions onGoOn={begin} onBeginAnew={beginAnew} />
        ) : (
          <ActionButton onClick={begin}>{words.start}</ActionButton>
        )
      }
    >
      <PageHeading>{words.heading}</PageHeading>
      {interrupted ? <InterruptedNote test={interrupted} /> : null}
      <TrainerClip
        {...sound}
        {...previewOf(workouts)}
        hasHint={false}
        className="mt-2"
        frameClassName="h-[clamp(176px,27dvh,240px)] aspect-[3/4] shrink-0"
        aside={
          <div className="flex flex-[1_1_7rem] flex-col justify-center">
            <p className="font-soft text-numeral font-medium text-ember tabular short:text-display">
              <bdi>{minutesInWords(seconds)}</bdi>
            </p>
            <p className="text-lead short:text-base">{words.minutes}</p>
            <p className="text-ink-soft tabular">{words.seconds({ seconds })}</p>
            <p className="mt-1.5 text-ink-soft">{words.tap}</p>
          </div>
        }
      />
      {Number(age) >= chairFromAge ? <p className="mt-2">{words.chairFirst({ age: chairFromAge })}</p> : null}
      <WorkoutList workouts={workouts} onShow={setShown} />
      <section className="mt-3">
        <h2 className="font-semibold">{words.ready}</h2>
        <RoomChecklist besides={Number(age) >= companyFromAge ? words.withinCall : null} />
        <p className="mt-1 text-ink-soft">{words.stop}</p>
      </section>
      <ul className="mt-1.5 flex flex-wrap gap-x-3">
        <li>
          <Link to={paths.tips.link()} className="link decoration-hairline">
            {words.tips}
          </Link>
        </li>
        <li>
          <Link to={paths.practice.link()} className="link decoration-hairline">
            {words.practise}
          </Link>
        </li>
      </ul>
      <OutboxNotice />
      <WaitingConsent />
      <ExerciseSheet exercise={shown} sound={sound} onClose={() => setShown(null)} />
    </PreparationScreen>
  )
}
