import { nameWithin, type Organisation } from '@lithe/contracts/organisations'
import { type MovementId, pictureOf } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'
import { shellWords } from '@lithe/words/live/shell'
import { lazy, type ReactNode, Suspense, startTransition, useDeferredValue, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { sentenceFor } from '../api/sentence-for.ts'
import { usePendingCheckouts } from '../memory/checkout.ts'
import { isCallDue, type Report, useCurrentReport } from '../memory/current-report-store.ts'
import { useOnboarding } from '../memory/onboarding-store.ts'
import { useReportNotes } from '../memory/report-notes.ts'
import { canMeasureAgain, redoUntilMs, sessionsWithout, triedMovementOf } from '../memory/report-sessions.ts'
import { isReportId, isUnknownReport, useReport } from '../memory/use-report.ts'
import { interruptedTest, useOrganisation, useVisit } from '../memory/visit/visit-store.ts'
import { messenger } from '../messenger/messenger.ts'
import { backToTest, paths } from '../navigation/paths.ts'
import { Sender } from '../people/organisation.tsx'
import { becomeOwner, callersHere, isAnybodyHere, useReportCaller } from '../people/profiles-here.ts'
import { OutboxNotice } from '../prepare/waiting-card.tsx'
import { WaitingConsent } from '../prepare/what-waits.tsx'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { LeaveLink } from '../ui/header-links.tsx'
import { PageSection, Screen } from '../ui/screen.tsx'
import { ProgressLine } from '../ui/waiting.tsx'
import { isolated } from '../words/formats.ts'
import { withWords } from '../words/language.ts'
import { FreeSummary, PrintButton, PrintFacts } from './breakdown/free-summary.tsx'
import { LockedBreakdown, measuredSessions, tellsOf } from './breakdown/locked-breakdown.tsx'
import { DeleteReport } from './delete-report.tsx'
import { KeepReport } from './payment/keep-report.tsx'
import { PaidNote } from './payment/payment-wait.tsx'
import { useUnlocking } from './payment/unlock-report.tsx'
import { ReportElsewhere } from './report-elsewhere.tsx'
import { LinkNotWhole, ReportNotAvailable } from './report-not-available.tsx'
import { ReportOpening } from './report-opening.tsx'
import { ShareButton } from './share/share-button.tsx'

/** Loaded only for open reports; the dial above does not need it. */
const FullBreakdown = lazy(() =>
  withWords(import('./breakdown/breakdown.tsx')).then(module => ({ default: module.FullBreakdown })),
)

const Begin = lazy(() =>
  withWords(import('./breakdown/breakdown.tsx')).then(module => ({ default: module.Begin })),
)

/** Loaded only for new reports, along with the parts that follow a movement. */
const ComeAndLook = lazy(() =>
  withWords(import('./come-and-look.tsx')).then(module => ({ default: module.ComeAndLook })),
)

/** Below everything else. */
const ComeBack = lazy(() =>
  withWords(import('./come-back.tsx')).then(module => ({ default: module.ComeBack })),
)

export function ReportScreen() {
  const { assessmentId } = useParams()
  const stored = useCurrentReport(({ report }) => report?.assessmentId)
  // A report deleted on this page leaves the store before the person leaves the page.
  const [opened] = useState(stored)
  const shown = assessmentId ?? opened
  if (!shown) return <Navigate to={backToTest.link()} replace />
  if (!isReportId(shown)) return <LinkNotWhole />
  // A person who follows a link to a device without people gets an answer without being asked for anything.
  if (!isAnybodyHere())
    return <ReportElsewhere assessmentId={shown} because={reportPageWords.notAvailable.elsewhere} />
  return <ReportOf assessmentId={shown} />
}

function ReportOf({ assessmentId }: { assessmentId: string }) {
  const { data, error, isPending, isFetching, refetch } = useReport(callersHere, assessmentId)
  // Rendered in slices, as all at once would block a phone for 0.25 s.
  const report = useDeferredValue(data)

  if (isPending || (data && !report)) return <ReportOpening />
  if (!report && isUnknownReport(error))
    return <ReportElsewhere assessmentId={assessmentId} because={reportPageWords.notAvailable.another} />
  if (!report)
    return (
      <ReportNotAvailable because={sentenceFor(error)}>
        <ActionButton onClick={() => void refetch()} disabled={isFetching}>
          {shellWords.buttons.tryAgain}
        </ActionButton>
      </ReportNotAvailable>
    )
  return <ShownReport report={report} onUnlocked={() => void refetch()} />
}

type ShownProps = { report: Report; onUnlocked: () => void }

function ShownReport({ report, onUnlocked }: ShownProps) {
  const caller = useReportCaller(report.assessmentId)
  const navigate = useNavigate()
  const organisation = useOrganisation()
  // A messenger with Back also has Close; ours next to it would do something different.
  const hasHostBack = Boolean(messenger()?.showBack)
  const { isMuted } = useOnboarding()
  const beginRedo = useVisit(visit => visit.beginRedo)
  const [openedAtMs] = useState(Date.now)
  const [begun, setBegun] = useState(0)
  const [isCalling, setCalling] = useState(() => isCallDue(report.assessmentId))
  const full = report.isAssessmentUnlocked ? report.fullReportData : null
  const { assessmentId, freeReportData } = report
  const hasAge = freeReportData.mobilityAge !== null
  const plates = useReportNotes(notes => notes.plates)
  const shared = { caller, report, plates }

  function measureAgain(movement: MovementId) {
    becomeOwner(caller)
    const redo = {
      assessmentId,
      movement,
      others: sessionsWithout(report, movement),
      untilMs: redoUntilMs(report),
    }
    beginRedo(caller.userIdentifier, redo, isCalling)
    navigate(paths.workout.link())
  }
  const isFree = interruptedTest(caller.userIdentifier, openedAtMs) === null
  const onMeasureAgain = isFree && canMeasureAgain(report, openedAtMs) ? measureAgain : null

  const sessions = measuredSessions(report)
  const tells = tellsOf(freeReportData)
  const { ofAge, ofMovements } = reportPageWords.locked
  const unlocking = useUnlocking({
    caller,
    assessmentId,
    isLocked: full === null,
    movements: sessions.length,
    tells: tells === 'years' && freeReportData.testsOfYears.length === 0 ? 'place' : tells,
    plate: sessions[0] ? pictureOf(sessions[0]) : 'hero-squat',
    opens: hasAge ? ofAge.slice(freeReportData.testsOfYears.length > 0 ? 0 : 1) : ofMovements,
    onUnlocked,
  })
  // A person who just paid saw the report locked, on this page or before leaving to pay.
  const [wasLocked] = useState(
    () => full === null || assessmentId in usePendingCheckouts.getState().checkouts,
  )

  // There is nothing to share without an age, which only a test can produce.
  const toTest = hasAge ? null : () => navigate(backToTest.link())
  const begins = full !== null && hasAge && full.week.length > 0
  const ofReport = { assessmentId, createdAt: report.createdAt }
  const action = begins ? (
    <Suspense fallback={<ActionButton disabled>{reportPageWords.opening.moment}</ActionButton>}>
      <Begin {...ofReport} report={full} onBegin={() => setBegun(times => times + 1)} />
    </Suspense>
  ) : full && hasAge ? (
    <ShareButton {...shared} isMain />
  ) : (
    unlocking.action
  )

  /** Shows the age in slices: all at once would hold the press for half a second on a slow phone. */
  const showAge = () => startTransition(() => setCalling(false))
  const keep = <KeepReport caller={caller} assessmentId={assessmentId} className="mt-4" />
  if (isCalling)
    return (
      <Suspense>
        <ComeAndLook report={report} onRedo={onMeasureAgain} onShow={showAge} />
      </Suspense>
    )
  return (
    <Screen
      title={reportPageWords.title}
      back={paths.list.link()}
      {...(hasHostBack
        ? {}
        : { leave: <LeaveLink to={paths.feedback.link(assessmentId)}>{reportPageWords.close}</LeaveLink> })}
      action={toTest ? <TestAgain onTest={toTest} beside={action} /> : (action ?? undefined)}
    >
      <FreeSummary report={report} isMuted={isMuted} />
      <PrintFacts report={report} />
      {hasAge && (begins || !full) ? <ShareButton {...shared} isMain={false} /> : null}
      {full ? <PaidNote caller={caller} assessmentId={assessmentId} /> : null}
      {full ? null : keep}
      {full ? (
        <Suspense fallback={<BreakdownOnItsWay />}>
          <FullBreakdown
            {...ofReport}
            report={full}
            offersTest={hasAge}
            opensNow={wasLocked}
            begun={begun}
            ownPlateOf={movement => {
              const session = report.sessions.find(one => one.movement === movement)
              return (session && plates[session.sessionId]) ?? null
            }}
            movementOf={test => triedMovementOf(report, test)}
            onMeasureAgain={onMeasureAgain}
          />
        </Suspense>
      ) : (
        <>
          {organisation?.unlocksReports ? <LinkOpenedNothing name={nameWithin(organisation)} /> : null}
          <LockedBreakdown report={report} notice={unlocking.notice} />
        </>
      )}
      {full ? keep : null}
      <PageSection title={reportPageWords.calendar.title} className="print:hidden">
        <Suspense>
          <ComeBack assessmentId={assessmentId} />
        </Suspense>
      </PageSection>
      <OutboxNotice />
      <WaitingConsent />
      {full ? <PrintButton /> : null}
      {organisation ? <Sender organisation={organisation} className="mt-6 font-semibold print:mt-2" /> : null}
      <p className={`${organisation ? 'mt-1' : 'mt-6'} text-ink-soft print:mt-2`}>
        {reportPageWords.notMedical}
      </p>
      {hasHostBack ? (
        <QuietButton className="mt-3 min-h-main" onClick={() => navigate(paths.feedback.link(assessmentId))}>
          {reportPageWords.closeReport}
        </QuietButton>
      ) : null}
      <DeleteReport caller={caller} report={report} />
    </Screen>
  )
}

/** As high as the screen, so that content below the breakdown does not jump. */
const BreakdownOnItsWay = () => (
  <div className="mt-6 min-h-dvh print:hidden">
    <ProgressLine label={reportPageWords.opening.moment} share={null} />
  </div>
)

/** Leads to a test, above any offer to unlock. */
function TestAgain({ onTest, beside }: { onTest: () => void; beside: ReactNode }) {
  const { again } = reportPageWords
  if (!beside) return <ActionButton onClick={onTest}>{again}</ActionButton>
  return (
    <div className="ways">
      <QuietButton onClick={onTest}>{again}</QuietButton>
      <div>{beside}</div>
    </div>
  )
}

/** Explains a locked report whose link promised to open it. */
const LinkOpenedNothing = ({ name }: Pick<Organisation, 'name'>) => (
  <p className="mt-4 text-ink-soft">{reportPageWords.linkOpenedNothing({ name: isolated(name) })}</p>
)
