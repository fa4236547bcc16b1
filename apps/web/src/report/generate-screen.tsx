import { generateFailureReturnMs } from '@lithe/contracts/constants'
import { generateWords } from '@lithe/words/live/generate'
import { reportPageWords } from '@lithe/words/live/report-page'
import { shellWords } from '@lithe/words/live/shell'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { NetworkError } from '../api/errors.ts'
import { sentenceFor } from '../api/sentence-for.ts'
import { keepAgeToTell } from '../memory/current-report-store.ts'
import { unlockClaim } from '../memory/demo-unlock-store.ts'
import { currentCaller } from '../memory/identity.ts'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import {
  findOwed,
  type OwedReport,
  outbox,
  oweReport,
  sessionIdsOf,
  settleReport,
  useOutbox,
  withoutRefused,
} from '../memory/outbox/browser-outbox.ts'
import { profileOf, useProfiles } from '../memory/profiles.ts'
import { useReportNotes } from '../memory/report-notes.ts'
import { type ReportSessions, readReportSessions, reportQuery } from '../memory/report-sessions.ts'
import { useReport } from '../memory/use-report.ts'
import { organisationClaim, useVisit } from '../memory/visit/visit-store.ts'
import { backToTest, paths } from '../navigation/paths.ts'
import { tellServerOf } from '../people/details.ts'
import { detailsFirst } from '../people/guards.ts'
import { becomeOwner, callersHere, visitor } from '../people/profiles-here.ts'
import type { PreviewState } from '../prepare/preview-screen.tsx'
import { OutboxNotice } from '../prepare/waiting-card.tsx'
import { useIsConsentMissing, WaitingConsent } from '../prepare/what-waits.tsx'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { LeaveLink } from '../ui/header-links.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { ProgressLine, useLongWait } from '../ui/waiting.tsx'
import { isFinalAnswer, useGeneratedReport } from './use-generated-report.ts'

function isOfVisit(sessions: ReportSessions): boolean {
  const ids = sessionIdsOf({ sessions })
  return useVisit.getState().assessmentResults.some(({ sessionId }) => ids.includes(sessionId))
}

/** The request for a report, reused if an earlier visit made it. A test's report belongs to its person. */
function askedFor(sessions: ReportSessions): OwedReport {
  const caller = isOfVisit(sessions) ? visitor() : currentCaller()
  return findOwed(sessions) ?? { ...caller, sessions, ...unlockClaim(), ...organisationClaim() }
}

/** Turns a finished test into an owed report; a test begun since then continues. */
function endVisitOf(request: OwedReport) {
  const { assessmentResults, endVisit } = useVisit.getState()
  const reported = sessionIdsOf(request)
  if (!assessmentResults.every(({ sessionId }) => reported.includes(sessionId))) return
  // A locked report shows what the person saw after each movement.
  useReportNotes.getState().noteShown(assessmentResults, request.userIdentifier)
  endVisit()
}

export function GenerateScreen() {
  const { state, search } = useLocation()
  const sessions = readReportSessions(state, search)
  const current = useOnboarding()
  const [whose] = useState(() => sessions && askedFor(sessions).userIdentifier)
  const profile = useProfiles(data => whose && profileOf(data, whose))
  const isPersonKnown = completePerson(profile || current) !== null
  if (!sessions) return <NothingToMake />
  return isPersonKnown ? <Making sessions={sessions} /> : <DetailsFirst sessions={sessions} />
}

/** Asks a person who opened this page by its URL for their details; the measurements wait in the return path. */
function DetailsFirst({ sessions }: { sessions: ReportSessions }) {
  useEffect(() => {
    const owed = askedFor(sessions)
    oweReport(owed)
    endVisitOf(owed)
    becomeOwner(owed)
  }, [sessions])
  return <Navigate to={detailsFirst(`${paths.generate.link()}?${reportQuery(sessions)}`)} replace />
}

function NothingToMake() {
  const navigate = useNavigate()
  useEffect(() => {
    console.warn('There is nothing to report on: no session ids')
    navigate(backToTest.link(), { replace: true })
  }, [navigate])
  return null
}

/** A page shown for less time merely flashes; a progress line makes this wait visible. */
const leastShownMs = 1000
/** A report that takes longer to load is awaited on its own page. */
const longestReadMs = 6000

function Making({ sessions }: { sessions: ReportSessions }) {
  const navigate = useNavigate()
  const { sessionIds, refused, isUnreachable, isSending } = useOutbox()
  const [owed] = useState(() => askedFor(sessions))
  // A person who opened this page by its URL, or requested an owed report, has the phone in hand.
  const [isFromTest] = useState(() => isOfVisit(sessions))
  const request = { ...owed, sessions: withoutRefused(owed.sessions, refused) }
  const isNothingLeft = sessionIdsOf(request).length === 0
  const [tries, setTries] = useState(0)
  const [begunAtMs] = useState(Date.now)
  const isAllSent = !sessionIdsOf(request).some(id => sessionIds.includes(id))
  const made = useGeneratedReport({
    request,
    tries,
    prepare: () => tellServerOf(owed.userIdentifier),
    isEnabled: isAllSent && !isNothingLeft,
  })
  const assessmentId = made.data?.assessmentId
  // Read here, so that the dial directly follows the plate.
  const { isFetched } = useReport(callersHere, assessmentId ?? '', assessmentId !== undefined)
  const isConsentMissing = useIsConsentMissing()
  const words = generateWords
  const isOffline = isUnreachable || made.failureReason instanceof NetworkError

  useEffect(() => {
    oweReport(owed)
    endVisitOf(owed)
  }, [owed])

  useEffect(() => {
    if (!assessmentId) return
    keepAgeToTell(assessmentId, isFromTest)
    settleReport(owed)
  }, [assessmentId, owed, isFromTest])

  useEffect(() => {
    if (!assessmentId) return
    const go = () => navigate(paths.report.link(assessmentId), { replace: true })
    const shownMs = isFetched ? leastShownMs : longestReadMs
    const timer = setTimeout(go, begunAtMs + shownMs - Date.now())
    return () => clearTimeout(timer)
  }, [assessmentId, isFetched, navigate, begunAtMs])

  useEffect(() => {
    if (!made.isError) return
    console.error('The report could not be made', made.error)
    if (isFinalAnswer(made.error)) settleReport(owed)
    // Two seconds are too short to read it, so the page returned to shows it too.
    const state: PreviewState = { said: whyNotMade(made.error) }
    const goBack = () => navigate(backToTest.link(), { replace: true, state })
    const timer = setTimeout(goBack, generateFailureReturnMs)
    return () => clearTimeout(timer)
  }, [made.isError, made.error, owed, navigate])

  useEffect(() => {
    if (isNothingLeft) settleReport(owed)
  }, [isNothingLeft, owed])

  async function tryNow() {
    await outbox.flush()
    setTries(tries + 1)
  }
  const onOnline = useEffectEvent(() => void tryNow())
  useEffect(() => {
    const again = () => onOnline()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return (
    <Screen
      title={isNothingLeft ? words.nothing : words.title}
      leave={<LeaveLink to={paths.start.link()}>{shellWords.buttons.close}</LeaveLink>}
      action={
        isNothingLeft ? (
          <ActionButton onClick={() => navigate(backToTest.link())}>{reportPageWords.again}</ActionButton>
        ) : isOffline && !made.isError ? (
          <ActionButton disabled={isSending} onClick={() => void tryNow()}>
            {isSending ? shellWords.buttons.trying : words.tryNow}
          </ActionButton>
        ) : undefined
      }
    >
      <Chronophotograph
        movement="hero-squat"
        className={`-mx-3 mt-auto aspect-[2/1] lg:hidden flat:hidden ${isConsentMissing ? 'short:hidden' : ''}`}
      />
      <PageHeading className={isConsentMissing ? 'sr-only' : 'mt-4'}>
        {isNothingLeft ? words.nothing : words.heading}
      </PageHeading>
      <div className="mt-3 flat:mt-0 mb-auto" aria-live="polite">
        {made.isError ? (
          <>
            <p className="text-lead text-ember-text">{sentenceFor(made.error)}</p>
            <p className="mt-1.5 text-ink-soft">
              {words.goingBack} {isFinalAnswer(made.error) ? null : words.kept}
            </p>
          </>
        ) : (
          <>
            {isConsentMissing || isNothingLeft ? null : (
              <ReportWait isOffline={isOffline} hasTried={tries > 0} />
            )}
            <OutboxNotice />
            <WaitingConsent isMain />
          </>
        )}
      </div>
    </Screen>
  )
}

const whyNotMade = (error: unknown): string =>
  [sentenceFor(error), ...(isFinalAnswer(error) ? [] : [generateWords.kept])].join(' ')

/** Says where results are while the report is pending, and that the page can be left. */
function ReportWait({ isOffline, hasTried }: { isOffline: boolean; hasTried: boolean }) {
  const { waiting } = useOutbox()
  const isLong = useLongWait(!isOffline)
  const words = generateWords
  if (isOffline)
    return (
      <>
        <p className="text-lead">{waiting > 0 ? words.offlineWaiting({ waiting }) : words.offline}</p>
        <p className="mt-2 text-ink-soft">{words.mayClose}</p>
        {hasTried ? <p className="mt-2 font-semibold text-ember-text">{words.stillOffline}</p> : null}
      </>
    )
  return (
    <>
      <ProgressLine label={waiting > 0 ? words.sending({ waiting }) : words.comparing} share={null} />
      {isLong ? (
        <p className="mt-2 text-ink-soft">
          {words.long} {words.mayClose}
        </p>
      ) : null}
    </>
  )
}
