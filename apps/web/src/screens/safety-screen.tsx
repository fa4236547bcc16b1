import { inWays } from '@lithe/movements/catalog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { type Ladder, ladderFor, nothingTold, type Told } from '../features/safety/ladder-for.ts'
import { safetyQuestions } from '../features/safety/safety-questions.ts'
import { useWorkoutSession, useWorkouts } from '../features/workout/workout-session-store.ts'
import { paths } from '../paths.ts'
import { CompanyScreen } from './company-screen.tsx'
import { DoctorFirstScreen } from './doctor-first-screen.tsx'
import { EasierWayScreen } from './easier-way-screen.tsx'
import { NotTodayScreen } from './not-today-screen.tsx'
import { QuestionsScreen } from './questions-screen.tsx'

/** Before the first movement, whichever way led there. What is answered stays in this page and goes with it. */
export function SafetyScreen() {
  const navigate = useNavigate()
  const { age, sex } = useOnboarding()
  const takeLadder = useWorkoutSession(session => session.takeLadder)
  const meant = useWorkouts()
  const [told, setTold] = useState<Told>(() => nothingTold(Number(age)))
  const [isAnswered, setAnswered] = useState(false)
  const ladder = ladderFor(told)

  const isAsMeant = (ladder: Extract<Ladder, { is: 'ways' }>) =>
    JSON.stringify(inWays(meant, ladder.ways)) === JSON.stringify(meant)

  function goOn(now: Told) {
    const next = ladderFor(now)
    window.scrollTo(0, 0)
    if (next.is === 'ways' && isAsMeant(next)) return takeLadder(next.ways)
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
        mayBePregnant={sex !== 'Male'}
        isAgeKnown={age !== ''}
        onTell={setTold}
        onAnswered={() => goOn(told)}
        onBack={() => navigate(paths.workoutPreview.link())}
      />
    )
  switch (ladder.is) {
    case 'not-today':
      return <NotTodayScreen isChestPain={told.ticked.includes('chest-pain')} onBack={again} />
    case 'doctor-first':
      return (
        <DoctorFirstScreen
          ticked={told.ticked.flatMap(answer => {
            const { leadsTo, words } = safetyQuestions[answer]
            return leadsTo === 'doctor-first' ? [words] : []
          })}
          onAnswer={mayExercise => goOn({ ...told, mayExercise })}
          onBack={again}
        />
      )
    case 'company':
      return <CompanyScreen onAnswer={hasCompany => goOn({ ...told, hasCompany })} onBack={again} />
    case 'ways':
      return (
        <EasierWayScreen
          ladder={ladder}
          habits={told.habits}
          isAlone={told.hasCompany === false}
          onChoose={habits => setTold({ ...told, habits })}
          onTaken={() => takeLadder(ladder.ways)}
          onBack={again}
        />
      )
  }
}
