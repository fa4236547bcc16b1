import { generateFailureReturnMs } from '@lithe/contracts/constants'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentenceFor } from '../error-sentences.ts'
import { unlockClaim } from '../features/access/demo-unlock-store.ts'
import { currentCaller } from '../features/identity/user-id-store.ts'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { savePerson } from '../features/onboarding/save-person.ts'
import { useOutbox } from '../features/outbox/browser-outbox.ts'
import { OutboxProgress } from '../features/outbox/outbox-progress.tsx'
import { readReportSessions } from '../features/report/report-sessions.ts'
import { useGeneratedReport } from '../features/report/use-generated-report.ts'
import { organisationClaim, useWorkoutSession } from '../features/workout/workout-session-store.ts'
import { messenger } from '../messenger/messenger.ts'
import { NetworkError } from '../network-error.ts'
import { backToTest, paths } from '../paths.ts'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { Screen } from '../ui/screen.tsx'

async function tellServerWhoThisIs() {
  const person = completePerson(useOnboarding.getState())
  if (person) await savePerson(currentCaller(), person)
}

export function GenerateScreen() {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const sessions = readReportSessions(state, search)
  const { waiting } = useOutbox()
  const made = useGeneratedReport({
    caller: currentCaller(),
    sessions,
    unlock: { ...unlockClaim(), ...organisationClaim() },
    prepare: tellServerWhoThisIs,
    isEnabled: waiting === 0,
  })
  const assessmentId = made.data?.assessmentId
  const hasSessions = sessions !== null

  useEffect(() => {
    if (hasSessions) return
    console.warn('There is nothing to report on: no session ids')
    navigate(backToTest.link(), { replace: true })
  }, [hasSessions, navigate])

  useEffect(() => {
    if (!assessmentId) return
    messenger()?.feel('success')
    useWorkoutSession.getState().endVisit()
    navigate(paths.report.link(assessmentId), { replace: true })
  }, [assessmentId, navigate])

  useEffect(() => {
    if (!made.isError) return
    console.error('The report could not be made', made.error)
    const timer = setTimeout(() => navigate(backToTest.link(), { replace: true }), generateFailureReturnMs)
    return () => clearTimeout(timer)
  }, [made.isError, made.error, navigate])

  const isOffline = made.failureReason instanceof NetworkError
  return (
    <Screen title="Your report is being made">
      <Chronophotograph movement="hero-squat" className="-mx-3 mt-auto aspect-[2/1] lg:hidden" />
      <PageHeading className="mt-4">Generating Your Report</PageHeading>
      <div className="mt-3 mb-auto" aria-live="polite">
        {made.isError ? (
          <>
            <p className="text-lead text-ember-text">{sentenceFor(made.error)}</p>
            <p className="mt-1.5 text-ink-soft">We go back to the tips in a moment.</p>
          </>
        ) : waiting > 0 || isOffline ? (
          <OutboxProgress isOffline={isOffline} />
        ) : (
          <ProgressLine label="Comparing you with people of your age" share={null} />
        )}
      </div>
    </Screen>
  )
}
