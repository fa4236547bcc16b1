import { easiest, inWays, type Ways } from '@lithe/movements/catalog'
import { safetyWords } from '@lithe/words/live/safety'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { useEmergencyNumber } from '../api/queries.tsx'
import { nobody } from '../memory/profiles.ts'
import { useVisit, useWorkouts } from '../memory/visit/visit-store.ts'
import { useVitalPart } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { useVisitor, visitor } from '../people/profiles-here.ts'
import { ActionButton, actionLook, QuietButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { NoticeScreen, PageHeading, Points, Screen } from '../ui/screen.tsx'
import { ladderFor, noAnswers, type SafetyAnswers } from './ladder-for.ts'
import { QuestionsScreen } from './questions-screen.tsx'
import { safetyQuestions } from './safety-questions.ts'
import { Arriving, easierWay } from './vital-parts.tsx'

/** Comes before the first movement on every route. Answers stay in this page's memory. */
export function SafetyScreen() {
  const navigate = useNavigate()
  const { age, sex } = useVisitor() ?? nobody
  const takeLadder = useVisit(visit => visit.takeLadder)
  const minute = useVisit(({ redo }) => redo?.minute)
  const meant = useWorkouts()
  const [told, setTold] = useState<SafetyAnswers>(() => noAnswers(Number(age)))
  const [isAnswered, setAnswered] = useState(false)
  const ladder = ladderFor(told)
  // Never makes the plan's exercise harder.
  const take = (ways: Ways) => takeLadder(visitor().userIdentifier, easiest(ways, minute?.ways ?? {}))

  /** Continues to the intended movements if nothing speaks against it, else to the next question or notice. */
  function proceed(now: SafetyAnswers) {
    window.scrollTo(0, 0)
    const next = ladderFor(now)
    if (next.is === 'ways' && JSON.stringify(inWays(meant, next.ways)) === JSON.stringify(meant))
      return take(next.ways)
    setTold(now)
    setAnswered(true)
  }

  const again = () => {
    setTold({ ...told, mayExercise: null, hasCompany: null, habits: [] })
    setAnswered(false)
  }

  if (!isAnswered)
    return (
      <QuestionsScreen
        told={told}
        movements={meant.flatMap(item => (item.type === 'exercise' ? [item.movement] : []))}
        mayBePregnant={sex !== 'Male'}
        isAgeKnown={age !== ''}
        onTell={setTold}
        onAnswered={() => proceed(told)}
        onBack={() => navigate((minute ? paths.home : paths.workoutPreview).link())}
      />
    )
  switch (ladder.is) {
    case 'not-today':
      return <NotTodayScreen isChestPain={told.ticked.includes('chest-pain')} onBack={again} />
    case 'doctor-first':
      return (
        <DoctorFirstScreen
          ticked={told.ticked.flatMap(answer => {
            const { leadsTo } = safetyQuestions[answer]
            return leadsTo === 'doctor-first' ? [safetyWords.answers[answer]] : []
          })}
          onAnswer={mayExercise => proceed({ ...told, mayExercise })}
          onBack={again}
        />
      )
    case 'company':
      return <CompanyScreen onAnswer={hasCompany => proceed({ ...told, hasCompany })} onBack={again} />
    case 'ways':
      return (
        <EasierWay
          ladder={ladder}
          habits={told.habits}
          isAlone={told.hasCompany === false}
          onChoose={habits => setTold({ ...told, habits })}
          onTaken={() => take(ladder.ways)}
          onBack={again}
        />
      )
  }
}

function EasierWay(props: ComponentProps<Awaited<ReturnType<typeof easierWay.load>>['EasierWayScreen']>) {
  const part = useVitalPart(easierWay)
  return part ? <part.EasierWayScreen {...props} /> : <Arriving />
}

type CompanyScreenProps = { onAnswer: (hasCompany: boolean) => void; onBack: () => void }

/** Asks about company where it matters; both answers look alike, as a person alone can do the test too. */
function CompanyScreen({ onAnswer, onBack }: CompanyScreenProps) {
  const { company } = safetyWords
  return (
    <Screen
      title={company.title}
      back={onBack}
      beside="rest"
      actionIsNow="company"
      action={
        <div className="flex flex-col gap-1.5 flat:grid flat:grid-cols-2">
          <QuietButton onClick={() => onAnswer(true)}>{company.yes}</QuietButton>
          <QuietButton onClick={() => onAnswer(false)}>{company.no}</QuietButton>
        </div>
      }
    >
      <Chronophotograph movement="rest" className="notice-plate short:h-[96px]" />
      <PageHeading className="mt-3 short:mt-1.5 lg:mt-auto">{company.heading}</PageHeading>
      <div className="mt-2 mb-auto flex flex-col gap-2 text-lead text-ink-soft short:gap-1 short:text-base">
        <p>{company.near}</p>
        <p>{company.eitherWay}</p>
      </div>
    </Screen>
  )
}

type DoctorFirstScreenProps = {
  /** The ticked statements that need a doctor's agreement, in their wording. */
  ticked: readonly string[]
  onAnswer: (mayExercise: boolean) => void
  onBack: () => void
}

/** Makes both answers equally easy to press, as only the person knows what the doctor said. */
function DoctorFirstScreen({ ticked, onAnswer, onBack }: DoctorFirstScreenProps) {
  const { doctor } = safetyWords
  return (
    <Screen
      title={doctor.title}
      back={onBack}
      beside="rest"
      actionIsNow="doctor"
      action={
        <div className="flex flex-col gap-1.5 flat:grid flat:grid-cols-2">
          <QuietButton onClick={() => onAnswer(true)}>{doctor.yes}</QuietButton>
          <QuietButton onClick={() => onAnswer(false)}>{doctor.no}</QuietButton>
        </div>
      }
    >
      <PageHeading className="text-head!">{doctor.heading}</PageHeading>
      <p className="mt-2">{doctor.ticked}</p>
      <Points of={ticked} className="mt-1 gap-0.5 font-semibold" />
      <p className="mt-2 text-lead text-ink-soft short:text-base">{doctor.proceed}</p>
      <p className="mt-1.5 text-lead text-ink-soft short:text-base">{doctor.askFirst}</p>
    </Screen>
  )
}

type NotTodayScreenProps = { isChestPain: boolean; onBack: () => void }

/** A kind no, as the answers call for another day; current chest pain takes precedence. */
function NotTodayScreen({ isChestPain, onBack }: NotTodayScreenProps) {
  const navigate = useNavigate()
  const words = safetyWords.notToday
  const toStart = () => navigate(paths.start.link())
  return (
    <NoticeScreen
      title={words.title}
      plate="rest"
      first={isChestPain ? <ChestPainCall /> : null}
      action={
        <div className="ways flat:grid flat:grid-cols-2">
          <QuietButton onClick={onBack}>{words.change}</QuietButton>
          {isChestPain ? (
            <QuietButton onClick={toStart}>{words.toStart}</QuietButton>
          ) : (
            <ActionButton onClick={toStart}>{words.toStart}</ActionButton>
          )}
        </div>
      }
    >
      <p>{words.thanks}</p>
      <p>{words.comeBack}</p>
    </NoticeScreen>
  )
}

/** The one sentence that must not be missed, with a one-tap emergency call. */
function ChestPainCall() {
  const number = useEmergencyNumber()
  const { chestPain, callNow, call } = safetyWords.notToday
  return (
    <section
      aria-label={chestPain}
      className="rounded-card border-2 border-zone-red bg-raised p-2.5 short:p-2"
    >
      <p className="text-title leading-snug font-semibold text-ink">{callNow}</p>
      <a href={`tel:${number}`} className={`mt-2 flex items-center justify-center ${actionLook}`}>
        {call({ number })}
      </a>
    </section>
  )
}
