import { type ExerciseItem, inWays, isChairStand, type Ways } from '@lithe/movements/catalog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { useTrainerSound } from '../features/onboarding/use-trainer-sound.ts'
import { EasierPlan } from '../features/safety/easier-plan.tsx'
import { RoomChecklist } from '../features/safety/room-checklist.tsx'
import { ExerciseSheet } from '../features/workout/exercise-sheet.tsx'
import { useWorkoutSession, useWorkouts } from '../features/workout/workout-session-store.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { AskSeat } from './ask-seat.tsx'

type Props = { ways: Ways; onTaken: () => void; onBack: () => void }

/** What somebody does today instead of the set as it is meant. */
export function EasierWayScreen({ ways, onTaken, onBack }: Props) {
  const navigate = useNavigate()
  const sound = useTrainerSound()
  const [shown, setShown] = useState<ExerciseItem | null>(null)
  const { age } = useOnboarding()
  const redo = useWorkoutSession(session => session.redo)
  const meant = useWorkouts()
  const today = inWays(meant, ways)
  const isAnythingLeft = today.length > 0
  const leave = () => navigate(redo ? paths.report.link(redo.assessmentId) : paths.start.link())
  return (
    <Screen
      title="The easier way"
      back={onBack}
      beside="squat-seated"
      action={
        isAnythingLeft ? (
          <ActionButton onClick={onTaken}>I have a chair beside me</ActionButton>
        ) : (
          <ActionButton onClick={leave}>{redo ? 'Back to my report' : 'Back to the start'}</ActionButton>
        )
      }
    >
      <PageHeading className="text-head!">
        {isAnythingLeft ? 'The easier way is yours' : 'This one can wait'}
      </PageHeading>
      <p className="mt-1 text-ink-soft">
        {isAnythingLeft
          ? 'It is measured just as carefully. Where nobody has published what people of your age do this way, you get the plain number.'
          : 'It has no easier way, so leave it out for now. Everything else stays as it is.'}
      </p>
      <EasierPlan meant={meant} today={today} onShow={setShown} />
      {isAnythingLeft ? (
        <section className="mt-3 rounded-card bg-sand p-2.5">
          <h2 className="font-semibold">Before you begin</h2>
          <RoomChecklist age={Number(age)} />
        </section>
      ) : null}
      {today.some(isChairStand) ? <AskSeat className="mt-3" /> : null}
      <ExerciseSheet exercise={shown} sound={sound} onClose={() => setShown(null)} />
    </Screen>
  )
}
