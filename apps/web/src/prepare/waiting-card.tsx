import { waitingWords } from '@lithe/words/live/waiting'
import type { ReactNode } from 'react'
import { refusalSentence } from '../api/sentence-for.ts'
import {
  type OwedReport,
  outbox,
  sessionIdsOf,
  useOutbox,
  useOwedReports,
} from '../memory/outbox/browser-outbox.ts'
import { QuietButton } from '../ui/buttons.tsx'

type Props = {
  userIdentifier: string | null
  /** Makes the report, or shows it where it was made already. */
  onSee: (sessions: OwedReport['sessions']) => void
  className?: string
}

/** On the first pages: what still waits on this phone, or the report that can be made now. Nothing where nothing waits. */
export function WaitingCard({ userIdentifier, onSee, className = '' }: Props) {
  const { waiting, isSending, isUnreachable, owed, canBeMade } = useWaitingResults(userIdentifier)
  if (owed && canBeMade)
    return (
      <Card
        className={className}
        title={waitingWords.arrived({ count: sessionIdsOf(owed).length })}
        action={<CardButton onClick={() => onSee(owed.sessions)}>{waitingWords.see}</CardButton>}
      >
        {waitingWords.ready}
      </Card>
    )
  if (waiting === 0) return null
  return (
    <Card
      className={className}
      title={waitingWords.waits({ count: waiting })}
      action={
        <QuietButton disabled={isSending} onClick={() => void outbox.flush()}>
          {isSending ? waitingWords.sending : waitingWords.tryNow}
        </QuietButton>
      }
    >
      {isUnreachable ? `${waitingWords.noNetwork} ` : ''}
      {owed ? waitingWords.reportFollows : waitingWords.sentLater}
    </Card>
  )
}

type CardProps = { title: string; children: ReactNode; action: ReactNode; className: string }

const Card = ({ title, children, action, className }: CardProps) => (
  <section
    aria-live="polite"
    className={`appear rounded-card border-2 border-hairline bg-raised px-2.5 py-2 ${className}`}
  >
    <h2 className="font-soft text-title font-medium text-spruce">{title}</h2>
    <p className="mt-0.5 text-ink-soft">{children}</p>
    <div className="mt-1.5 flex">{action}</div>
  </section>
)

const CardButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-6 rounded-card bg-spruce px-3 py-1 font-semibold text-on-spruce"
  >
    {children}
  </button>
)

/** Tells of results the server would not take; they stay on this device. */
export function OutboxNotice() {
  const { refused: all, isSending } = useOutbox()
  // Those that wait for an agreement are asked for by themselves.
  const refused = all.filter(({ refusedBecause }) => refusedBecause !== 'consent-missing')
  const [first] = refused
  const words = waitingWords.refused
  if (!first?.refusedBecause) return null
  return (
    <section aria-label={words.label} className="mt-3 rounded-card bg-sand p-3">
      <p>
        {words.taken({ count: refused.length })} {refusalSentence(first.refusedBecause)} {words.stays}
      </p>
      <QuietButton className="mt-2" disabled={isSending} onClick={() => void outbox.retryRefused()}>
        {isSending ? waitingWords.sending : words.again}
      </QuietButton>
    </section>
  )
}

export type WaitingResults = {
  /** Results of all profiles on this phone that the server has not confirmed. */
  waiting: number
  isUnreachable: boolean
  isSending: boolean
  /** The report this person asked for and has not got; null where there is none. */
  owed: OwedReport | null
  /** Nothing of the owed report is on this phone alone any more: it can be made. */
  canBeMade: boolean
}

/** What a person waits for: results that are not sent yet, and the report that was to be made of them. */
function useWaitingResults(userIdentifier: string | null): WaitingResults {
  const { waiting, sessionIds, isUnreachable, isSending } = useOutbox()
  const owed =
    useOwedReports(reports => reports.owed.findLast(report => report.userIdentifier === userIdentifier)) ??
    null
  const canBeMade = owed !== null && !sessionIdsOf(owed).some(id => sessionIds.includes(id))
  return { waiting, isUnreachable, isSending, owed, canBeMade }
}
