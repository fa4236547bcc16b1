import { workoutsOf } from '@lithe/contracts/organisations'
import { type ExerciseItem, standingFirst, workoutSeconds } from '@lithe/movements/catalog'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { minutesInWords } from '../content/set-size.ts'
import { useCurrentReport } from '../memory/current-report-store.ts'
import { currentCaller } from '../memory/identity.ts'
import { useOnboarding, useTrainerSound } from '../memory/onboarding-store.ts'
import { useOutbox } from '../memory/outbox/browser-outbox.ts'
import { mustStandFirst } from '../memory/visit/planned.ts'
import { interruptedTest, useOrganisation, useVisit } from '../memory/visit/visit-store.ts'
import { useVitalPart } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { InterruptedActions, InterruptedNote } from './interrupted.tsx'
import { chairFromAge, companyFromAge, waysFromAge } from './ladder-for.ts'
import { ExerciseSheet } from './movements/exercise-sheet.tsx'
import { previewOf } from './movements/films.tsx'
import { RoomChecklist, WorkoutList } from './movements/workout-list.tsx'
import { PreparationScreen, useWorkoutsAhead } from './preparation-screen.tsx'
import { whatWaits } from './vital-parts.tsx'

export function WorkoutPreviewScreen() {
  const navigate = useNavigate()
  const words = workoutPreviewWords
  const workouts = useWorkoutsAhead()
  const { age } = useOnboarding()
  const sound = useTrainerSound()
  const [shown, setShown] = useState<ExerciseItem | null>(null)
  const seconds = workoutSeconds(workouts)
  const [interrupted] = useState(() => interruptedTest(currentCaller().userIdentifier))

  useEffect(() => {
    if (!interrupted) useVisit.getState().reset()
    useCurrentReport.setState({ report: null })
  }, [interrupted])

  const begin = () => navigate(paths.workout.link())
  const hasUnsent = useOutbox().refused.length > 0
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
          <InterruptedActions onProceed={begin} onBeginAnew={beginAnew} />
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
        className="mt-2"
        frameClassName="h-[clamp(150px,22dvh,200px)] aspect-[3/4] shrink-0"
        aside={
          <div>
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
      {interrupted ? null : <OtherOrder age={Number(age)} />}
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
      {hasUnsent ? <Unsent /> : null}
      <ExerciseSheet exercise={shown} sound={sound} onClose={() => setShown(null)} />
    </PreparationScreen>
  )
}

/** Choice of another order, if there is one and age has not decided. */
function OtherOrder({ age }: { age: number }) {
  const set = workoutsOf(useOrganisation())
  const { standsFirst, standFirst } = useVisit()
  const isSame = JSON.stringify(standingFirst(set)) === JSON.stringify(set)
  if (isSame || mustStandFirst(waysFromAge(age))) return null
  return (
    <label className="choice min-h-6 items-center gap-1.5">
      <input
        type="checkbox"
        checked={standsFirst}
        onChange={event => standFirst(event.target.checked)}
        className="tick outline-none"
      />
      {workoutPreviewWords.standingFirst}
    </label>
  )
}

function Unsent() {
  const part = useVitalPart(whatWaits)
  return part ? <part.Unsent /> : null
}
