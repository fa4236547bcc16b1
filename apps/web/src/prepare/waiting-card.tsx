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
  /** Makes the report, or shows an existing one. */
  onSee: (sessions: OwedReport['sessions']) => void
  className?: string
}

/** Shows, on the first pages, unsent results on this phone, or a report that can now be made. Otherwise hidden. */
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

/** Lists results that the server refuses; they stay on this device. */
export function OutboxNotice() {
  const { refused: all, isSending } = useOutbox()
  // Those that wait for consent have a notice of their own.
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
  /** Unconfirmed results of all profiles on this phone. */
  waiting: number
  isUnreachable: boolean
  isSending: boolean
  /** The report this person has requested and not received, or null. */
  owed: OwedReport | null
  /** Whether the server has all measurements of the owed report, so that it can be made. */
  canBeMade: boolean
}

/** The person's unsent results, and the report requested from them. */
function useWaitingResults(userIdentifier: string | null): WaitingResults {
  const { waiting, sessionIds, isUnreachable, isSending } = useOutbox()
  const owed =
    useOwedReports(reports => reports.owed.findLast(report => report.userIdentifier === userIdentifier)) ??
    null
  const canBeMade = owed !== null && !sessionIdsOf(owed).some(id => sessionIds.includes(id))
  return { waiting, isUnreachable, isSending, owed, canBeMade }
}
