import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { AnswerList } from '../features/safety/answer-list.tsx'
import { ladderFor } from '../features/safety/ladder-for.ts'
import { easierAnswers, notTodayAnswers, type SafetyAnswer } from '../features/safety/safety-questions.ts'
import { useWorkoutSession } from '../features/workout/workout-session-store.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { useReducedMotion } from '../ui/use-reduced-motion.ts'
import { useSeenToEnd } from '../ui/use-seen-to-end.ts'
import { EasierWayScreen } from './easier-way-screen.tsx'
import { NotTodayScreen } from './not-today-screen.tsx'

const { pregnant, ...everybodys } = easierAnswers
const pregnantUntilAge = 55
/** Of the screen's height: what was lowest stays in sight. */
const readOnShare = 0.5

/** Before the first movement, whichever way somebody came to it. What is answered stays in this page and goes with it. */
export function SafetyScreen() {
  const navigate = useNavigate()
  const { age, sex } = useOnboarding()
  const takeLadder = useWorkoutSession(session => session.takeLadder)
  const [ticked, setTicked] = useState<readonly SafetyAnswer[]>([])
  const [isAnswered, setAnswered] = useState(false)
  const ladder = ladderFor(ticked, Number(age))
  const { isSeen, end } = useSeenToEnd()
  const isReducedMotion = useReducedMotion()
  // One no is enough; everything else is said of the whole list.
  const mayAnswer = isSeen || ladder.is === 'not-today'
  const answerWords = ticked.length === 0 ? 'None of these' : 'Continue'
  const mayBePregnant = (sex === 'Female' || sex === 'Undisclosed') && Number(age) <= pregnantUntilAge

  const tick = (answer: SafetyAnswer, isTicked: boolean) =>
    setTicked(before => {
      const others = before.filter(one => one !== answer)
      return isTicked ? [...others, answer] : others
    })

  const readOn = () =>
    window.scrollBy({
      top: window.innerHeight * readOnShare,
      behavior: isReducedMotion ? 'instant' : 'smooth',
    })

  function answer() {
    window.scrollTo(0, 0)
    if (ladder.is === 'usual') takeLadder({})
    else setAnswered(true)
  }

  const again = () => setAnswered(false)
  if (isAnswered && ladder.is === 'not-today')
    return <NotTodayScreen isChestPain={ticked.includes('chest-pain')} onBack={again} />
  if (isAnswered && ladder.is === 'easier')
    return <EasierWayScreen ways={ladder.ways} onTaken={() => takeLadder(ladder.ways)} onBack={again} />
  return (
    <Screen
      title="Before you move"
      back={() => navigate(paths.workoutPreview.link())}
      beside="toe-touch"
      action={
        <ActionButton onClick={mayAnswer ? answer : readOn}>
          {mayAnswer ? answerWords : 'Read on'}
        </ActionButton>
      }
      actionIsNow={mayAnswer ? 'answer' : 'read-on'}
    >
      <PageHeading className="text-head!">Does any of this hold for you?</PageHeading>
      <p className="mt-1 text-ink-soft">Your answers are never sent or kept.</p>
      <AnswerList legend="Today, or lately" choices={notTodayAnswers} ticked={ticked} onTick={tick} />
      <AnswerList
        legend="From day to day"
        choices={mayBePregnant ? { ...everybodys, pregnant } : everybodys}
        ticked={ticked}
        onTick={tick}
      />
      <span ref={end} className="block h-px" />
    </Screen>
  )
}
