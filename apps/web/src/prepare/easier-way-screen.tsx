import {
  type ExerciseItem,
  inWays,
  isChairStand,
  standingFirst,
  type WorkoutItem,
} from '@lithe/movements/catalog'
import { easierWayWords } from '@lithe/words/live/easier-way'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTrainerSound } from '../memory/onboarding-store.ts'
import { useVisit, useWorkouts } from '../memory/visit/visit-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { EasierPlan, HabitCard, WhyList } from './easier-plan.tsx'
import { habits as allHabits, type Habit, type Ladder } from './ladder-for.ts'
import { ExerciseSheet } from './movements/exercise-sheet.tsx'
import { RoomChecklist } from './movements/workout-list.tsx'
import { AskSeat } from './questions-screen.tsx'

type Props = {
  ladder: Extract<Ladder, { is: 'ways' }>
  habits: readonly Habit[]
  isAlone: boolean
  onChoose: (habits: readonly Habit[]) => void
  onTaken: () => void
  onBack: () => void
}

/** Shows what is done today instead of the intended set. */
export function EasierWayScreen({ ladder, habits, isAlone, onChoose, onTaken, onBack }: Props) {
  const navigate = useNavigate()
  const { plan } = easierWayWords
  const sound = useTrainerSound()
  const [shown, setShown] = useState<ExerciseItem | null>(null)
  const redo = useVisit(visit => visit.redo)
  const meant = standingFirst(useWorkouts())
  const today = inWays(meant, ladder.ways)
  const isAnythingLeft = today.length > 0
  const leave = () => navigate(redo ? paths.report.link(redo.assessmentId) : paths.start.link())
  const choices = ladder.mayChoose.filter(habit => isInSet(meant, allHabits[habit]))
  return (
    <Screen
      title={plan.title}
      back={onBack}
      beside="squat-seated"
      actionIsNow="plan"
      action={
        isAnythingLeft ? (
          <ActionButton onClick={onTaken}>{plan.chairReady}</ActionButton>
        ) : (
          <ActionButton onClick={leave}>
            {redo ? plan.nothingLeft.toReport : plan.nothingLeft.toStart}
          </ActionButton>
        )
      }
    >
      <PageHeading className="text-head!">
        {isAnythingLeft ? plan.heading : plan.nothingLeft.heading}
      </PageHeading>
      <p className="mt-1 text-ink-soft">
        {isAnythingLeft ? plan.explains : plan.nothingLeft.explains}
        {/* The choice is below the fold on some screens. */}
        {choices.length > 0 ? <strong> {plan.choose}</strong> : null}
      </p>
      <EasierPlan meant={meant} today={today} onShow={setShown} />
      <WhyList reasons={ladder.reasons.filter(({ ways }) => isInSet(meant, Object.keys(ways)))} />
      {choices.length > 0 ? <HabitCard choices={choices} chosen={habits} onChoose={onChoose} /> : null}
      {today.some(isChairStand) ? <AskSeat className="mt-3" /> : null}
      {isAnythingLeft ? (
        <section className="mt-3 rounded-card bg-sand p-2.5">
          <h2 className="font-semibold">{plan.before}</h2>
          <RoomChecklist besides={isAlone ? plan.secondPhone : null} />
        </section>
      ) : null}
      <ExerciseSheet exercise={shown} sound={sound} onClose={() => setShown(null)} />
    </Screen>
  )
}

const isInSet = (meant: readonly WorkoutItem[], movements: readonly string[]) =>
  meant.some(item => item.type === 'exercise' && movements.includes(item.movement))
