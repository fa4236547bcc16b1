import type { MovementId } from '@lithe/movements/catalog'
import { safetyWords } from '@lithe/words/live/safety'
import { useCallback, useState } from 'react'
import { keepSeat } from '../people/details.ts'
import { useVisitor } from '../people/profiles-here.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { useReducedMotion } from '../ui/motion.ts'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { chairFromAge, companyFromAge, ladderFor, type Told } from './ladder-for.ts'
import { SeatField } from './person-fields.tsx'
import {
  mattersTo,
  type SafetyAnswer,
  type SafetyQuestion,
  safetyAnswers,
  safetyQuestions,
} from './safety-questions.ts'

const pregnantUntilAge = 55
/** Of the screen's height: what was lowest stays in sight. */
const readOnShare = 0.7

const groups = ['lately', 'lasting', 'daily'] as const satisfies SafetyQuestion['group'][]

/** Asked where the age is not known yet: without it the defaults would be those of the young. */
const ages = [companyFromAge, chairFromAge]

type Props = {
  told: Told
  /** Of the set as it is meant. */
  movements: readonly MovementId[]
  mayBePregnant: boolean
  isAgeKnown: boolean
  onTell: (told: Told) => void
  onAnswered: () => void
  onBack: () => void
}

/** Everything that may hold, and the action that answers it once all of it was seen; one press where nothing does. */
export function QuestionsScreen(props: Props) {
  const { told, movements, mayBePregnant, isAgeKnown, onTell, onAnswered, onBack } = props
  const { ticked } = told
  const { questions, answers } = safetyWords
  const [tickedAges, setTickedAges] = useState<readonly string[]>([])
  const { isSeen, end } = useSeenToEnd()
  const isReducedMotion = useReducedMotion()
  // One no is enough; everything else is said of the whole list.
  const mayAnswer = isSeen || ladderFor(told).is === 'not-today'
  const isNothingTicked = ticked.length + tickedAges.length === 0
  const isAsked = (answer: SafetyAnswer) =>
    mattersTo(answer, movements) && (answer !== 'pregnant' || (mayBePregnant && told.age <= pregnantUntilAge))
  const asked = safetyAnswers.filter(isAsked)

  const tickAge = (age: string, isTicked: boolean) => {
    const now = withTick(tickedAges, age, isTicked)
    setTickedAges(now)
    onTell({ ...told, age: Math.max(0, ...now.map(Number)) })
  }

  const readOn = () =>
    window.scrollBy({
      top: window.innerHeight * readOnShare,
      behavior: isReducedMotion ? 'instant' : 'smooth',
    })

  return (
    <Screen
      title={questions.title}
      back={onBack}
      beside="toe-touch"
      action={
        <ActionButton onClick={mayAnswer ? onAnswered : readOn}>
          {mayAnswer ? (isNothingTicked ? questions.none : questions.continue) : questions.readOn}
        </ActionButton>
      }
      actionIsNow={mayAnswer ? 'answer' : 'read-on'}
    >
      <PageHeading className="text-head!">{questions.heading}</PageHeading>
      <p className="mt-1 text-ink-soft">{questions.notKept}</p>
      {groups.map(group => (
        <AnswerList
          key={group}
          legend={questions[group]}
          choices={Object.fromEntries(
            asked
              .filter(answer => safetyQuestions[answer].group === group)
              .map(answer => [answer, answers[answer]]),
          )}
          ticked={ticked}
          onTick={(answer: SafetyAnswer, isTicked) =>
            onTell({ ...told, ticked: withTick(ticked, answer, isTicked) })
          }
        />
      ))}
      {isAgeKnown ? null : (
        <AnswerList
          legend={questions.age}
          choices={Object.fromEntries(ages.map(age => [age, questions.older({ age })]))}
          ticked={tickedAges}
          onTick={tickAge}
        />
      )}
      <span ref={end} className="block h-px" />
    </Screen>
  )
}

function withTick<Answer>(ticked: readonly Answer[], answer: Answer, isTicked: boolean): Answer[] {
  const others = ticked.filter(one => one !== answer)
  return isTicked ? [...others, answer] : others
}

type AnswerListProps<Answer extends string> = {
  legend: string
  choices: Partial<Record<Answer, string>>
  ticked: readonly Answer[]
  onTick: (answer: Answer, isTicked: boolean) => void
}

/** Statements that may hold for the person, to be ticked. */
function AnswerList<Answer extends string>({ legend, choices, ticked, onTick }: AnswerListProps<Answer>) {
  return (
    <fieldset className="mt-1.5">
      <legend className="font-semibold">{legend}</legend>
      <ul className="border-t border-hairline">
        {(Object.entries(choices) as [Answer, string][]).map(([answer, words]) => (
          <li key={answer} className="border-b border-hairline">
            <label className="choice min-h-6 items-center gap-1.5 py-0.5 leading-tight has-checked:font-semibold">
              <input
                type="checkbox"
                checked={ticked.includes(answer)}
                onChange={event => onTick(answer, event.target.checked)}
                className="size-3 shrink-0 accent-spruce outline-none"
              />
              {words}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** What lies over the screen's end: nothing beneath it has been seen. */
const coveredPixels = () => document.querySelector('[data-main-action]')?.getBoundingClientRect().height ?? 0

/** Whether the end of a long page has been on the screen; the ref goes to what stands there. */
function useSeenToEnd() {
  const [isSeen, setSeen] = useState(false)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const covered = coveredPixels()
    // Told before the first frame where all of it fits; the page before may still be scrolled at this moment.
    const bottom = element.getBoundingClientRect().bottom + window.scrollY
    if (bottom + covered <= document.documentElement.clientHeight) setSeen(true)
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: `0px 0px -${Math.round(covered)}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isSeen, end }
}

/** Asked once of each person, where the chair is set up; an answer is optional. */
export function AskSeat({ className = '' }: { className?: string }) {
  const profile = useVisitor()
  const [isAsked] = useState(profile !== null && profile.seat === undefined)
  if (!profile || !isAsked) return null
  return (
    <div className={className}>
      <SeatField seat={profile.seat} onChange={seat => void keepSeat(profile, seat)} />
    </div>
  )
}
