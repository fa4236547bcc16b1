import { otp } from '@lithe/contracts/constants'
import { reportPageWords } from '@lithe/words/live/report-page'
import type { ReactNode } from 'react'
import { api } from '../api/client.ts'
import type { Report } from '../memory/current-report-store.ts'
import { useOnboarding } from '../memory/onboarding-store.ts'
import { triedMovementOf } from '../memory/report-sessions.ts'
import { CodePanel, LockPanel } from '../people/codes/code-panel.tsx'
import { EmailPanel } from '../people/codes/email-panel.tsx'
import { NextStep } from '../people/codes/sign-in-actions.tsx'
import { useSignIn } from '../people/codes/use-sign-in.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { FullBreakdown } from './breakdown/breakdown.tsx'
import { FreeSummary, PrintFacts } from './breakdown/free-summary.tsx'

type AskProps = {
  assessmentId: string
  onBack: () => void
  onOpened: () => Promise<void>
  /** Alternatives if no code helps. */
  children: ReactNode
}

/** Opens a paid report with a code sent to its receipt's mailbox, without a sign-in. */
export function AskForCode({ assessmentId, onBack, onOpened, children }: AskProps) {
  const { title, lead, note } = reportPageWords.byReceipt
  const signIn = useSignIn({
    knownEmail: '',
    prove: shown => api.openByReceipt(shown, { assessmentId }),
    onSignedIn: onOpened,
  })
  const { hasCode, lockedSeconds } = signIn.view
  return (
    <Screen title={title} back={onBack} actionIsNow="by-receipt" action={<NextStep signIn={signIn} />}>
      <PageHeading>{title}</PageHeading>
      <p className={`mt-1 text-lead text-ink-soft short:text-base ${hasCode ? 'short:sr-only' : ''}`}>
        {lead({ count: otp.digits })}
      </p>
      <EmailPanel signIn={signIn} hasOther={false} note={note} />
      {lockedSeconds > 0 ? <LockPanel seconds={lockedSeconds} /> : null}
      {hasCode ? <CodePanel signIn={signIn} /> : <div className="mt-3 text-ink-soft">{children}</div>}
    </Screen>
  )
}

/** The report's printed form, to read and print, without controls. */
export function OpenedReport({ report }: { report: Report }) {
  const { isMuted } = useOnboarding()
  const { title, byReceipt, paper, notMedical } = reportPageWords
  const full = report.fullReportData
  return (
    <Screen title={title} action={<ActionButton onClick={() => window.print()}>{paper.print}</ActionButton>}>
      <p className="mb-3 rounded-card bg-sand p-2 print:hidden">{byReceipt.here}</p>
      <FreeSummary report={report} isMuted={isMuted} />
      <PrintFacts report={report} />
      {full ? (
        <FullBreakdown
          assessmentId={report.assessmentId}
          createdAt={report.createdAt}
          report={full}
          offersTest={false}
          opensNow={false}
          ownPlateOf={() => null}
          movementOf={test => triedMovementOf(report, test)}
          onMeasureAgain={null}
        />
      ) : null}
      <p className="mt-6 text-ink-soft print:mt-2">{notMedical}</p>
    </Screen>
  )
}
