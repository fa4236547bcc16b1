import { type ExerciseItem, workoutSeconds } from '@lithe/movements/catalog'
import { safetyWords } from '@lithe/words/live/safety'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { minutesInWords } from '../content/set-size.ts'
import { currentCaller } from '../features/identity/identity.ts'
import { useOnboarding, useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { useOutbox } from '../features/outbox/browser-outbox.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { chairFromAge, companyFromAge, nothingTold, type Told } from '../features/safety/ladder-for.ts'
import { ExerciseSheet } from '../features/workout/exercise-sheet.tsx'
import { previewOf } from '../features/workout/films.tsx'
import { InterruptedActions, InterruptedNote } from '../features/workout/interrupted.tsx'
import { interruptedTest, useVisit } from '../features/workout/visit-store.ts'
import { RoomChecklist, WorkoutList } from '../features/workout/workout-list.tsx'
import { useVitalPart } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { PreparationScreen } from './preparation-screen.tsx'
import { useQuestions } from './questions-screen.tsx'
import { useTakeAsMeant, useTold, useWorkoutsAhead } from './use-workouts-ahead.ts'
import { whatWaits } from './vital-parts.tsx'

export function WorkoutPreviewScreen() {
  const navigate = useNavigate()
  const words = workoutPreviewWords
  const workouts = useWorkoutsAhead()
  const { age, sex } = useOnboarding()
  const sound = useTrainerSound()
  const [shown, setShown] = useState<ExerciseItem | null>(null)
  const seconds = workoutSeconds(workouts)
  const [interrupted] = useState(() => interruptedTest(currentCaller().userIdentifier))

  useEffect(() => {
    if (!interrupted) useVisit.getState().reset()
    useCurrentReport.getState().clear()
  }, [interrupted])

  const [told, setTold] = useState<Told>(() => nothingTold(Number(age)))
  const takeAsMeant = useTakeAsMeant()
  const begin = () => navigate(paths.workout.link())
  const hasUnsent = useOutbox().refused.length > 0
  const { action, actionIsNow, list } = useQuestions({
    told,
    mayBePregnant: sex !== 'Male',
    isAgeKnown: true,
    onTell: setTold,
    onAnswered() {
      if (!takeAsMeant(told)) useTold.setState({ told })
      begin()
    },
  })
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
      action={interrupted ? <InterruptedActions onGoOn={begin} onBeginAnew={beginAnew} /> : action}
      actionIsNow={interrupted ? 'interrupted' : actionIsNow}
    >
      <PageHeading>{words.heading}</PageHeading>
      {interrupted ? <InterruptedNote test={interrupted} /> : null}
      <TrainerClip
        {...sound}
        {...previewOf(workouts)}
        hasHint={false}
        className="mt-2"
        frameClassName="h-[clamp(150px,22dvh,200px)] aspect-[3/4] shrink-0"
        aside={
          <div className="flex flex-[1_1_7rem] flex-col justify-center">
            <p className="font-soft text-numeral font-medium text-ember tabular short:text-display">
              <bdi>{minutesInWords(seconds)}</bdi>
            </p>
            <p className="text-lead short:text-base">{words.minutes}</p>
            <p className="text-ink-soft tabular">{words.seconds({ seconds })}</p>
          </div>
        }
      />
      {Number(age) >= chairFromAge ? <p className="mt-2">{words.chairFirst({ age: chairFromAge })}</p> : null}
      <WorkoutList workouts={workouts} onShow={setShown} />
      <Disclosure title={words.ready} className="mt-2">
        <RoomChecklist />
        <ul className="mt-1 flex flex-wrap gap-x-3">
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
      </Disclosure>
      {Number(age) >= companyFromAge ? <p className="font-semibold">{words.withinCall}</p> : null}
      <p>{words.stop}</p>
      {interrupted ? null : (
        <section className="mt-4 border-t border-hairline pt-3">
          <h2 className="font-soft text-head leading-tight font-medium text-spruce">
            {safetyWords.questions.heading}
          </h2>
          {list}
        </section>
      )}
      {hasUnsent ? <Unsent /> : null}
      <ExerciseSheet exercise={shown} sound={sound} onClose={() => setShown(null)} />
    </PreparationScreen>
  )
}

function Unsent() {
  const part = useVitalPart(whatWaits)
  return part ? <part.Unsent /> : null
}
