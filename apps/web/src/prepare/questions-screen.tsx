import type { MovementId } from '@lithe/movements/catalog'
import { safetyWords } from '@lithe/words/live/safety'
import { useCallback, useState } from 'react'
import { keepSeat } from '../people/details.ts'
import { useVisitor } from '../people/profiles-here.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { useReducedMotion } from '../ui/motion.ts'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { chairFromAge, companyFromAge, ladderFor, type SafetyAnswers } from './ladder-for.ts'
import { SeatField } from './person-fields.tsx'
import {
  mattersTo,
  type SafetyAnswer,
  type SafetyQuestion,
  safetyAnswers,
  safetyQuestions,
} from './safety-questions.ts'

const pregnantUntilAge = 55
/** Fraction of the screen's height to scroll, so that the lowest line stays visible. */
const readOnShare = 0.7

const groups = ['lately', 'lasting', 'daily'] as const satisfies SafetyQuestion['group'][]

/** Ages to ask about if the age is unknown, as the defaults would be those for the young. */
const ages = [companyFromAge, chairFromAge]

type Props = {
  told: SafetyAnswers
  /** Movements of the intended set. */
  movements: readonly MovementId[]
  mayBePregnant: boolean
  isAgeKnown: boolean
  onTell: (told: SafetyAnswers) => void
  onAnswered: () => void
  onBack: () => void
}

/** Lists all statements, with an action enabled once all are seen, and one press if none applies. */
export function QuestionsScreen(props: Props) {
  const { told, movements, mayBePregnant, isAgeKnown, onTell, onAnswered, onBack } = props
  const { ticked } = told
  const { questions, answers } = safetyWords
  const [tickedAges, setTickedAges] = useState<readonly string[]>([])
  const { isSeen, end } = useSeenToEnd()
  const isReducedMotion = useReducedMotion()
  // One "no" decides; any other answer needs the whole list to be seen.
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
    window.scrollBy({ top: innerHeight * readOnShare, behavior: isReducedMotion ? 'instant' : 'smooth' })

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
      <span data-on-its-side ref={end} className="block h-px" />
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

/** Statements to tick if they apply. */
function AnswerList<Answer extends string>({ legend, choices, ticked, onTick }: AnswerListProps<Answer>) {
  return (
    <fieldset className="mt-1.5">
      <legend className="font-semibold">{legend}</legend>
      <ul className="border-t border-hairline flat:grid flat:grid-cols-2 flat:gap-x-3">
        {(Object.entries(choices) as [Answer, string][]).map(([answer, words]) => (
          <li key={answer} className="border-b border-hairline">
            <label className="choice min-h-6 items-center gap-1.5 py-0.5 leading-tight has-checked:font-semibold">
              <input
                type="checkbox"
                checked={ticked.includes(answer)}
                onChange={event => onTick(answer, event.target.checked)}
                className="tick outline-none"
              />
              {words}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Height of content fixed over the foot of the screen, which hides what is beneath. */
const coveredPixels = () => document.querySelector('[data-main-action]')?.getBoundingClientRect().height ?? 0

/** Whether the end of a long page has been visible; the ref marks that end. */
function useSeenToEnd() {
  const [isSeen, setSeen] = useState(false)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const covered = coveredPixels()
    // Set before the first frame if everything fits; the previous page may still be scrolled then.
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

/** Asks each person once, when the chair is set up; optional. */
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
