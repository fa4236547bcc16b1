import type { ReactNode } from 'react'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { outbox } from './browser-outbox.ts'
import { type OwedReport, sessionIdsOf } from './owed-reports-store.ts'
import { useWaitingResults } from './use-waiting-results.ts'
import { arrivedWords, waitingWords } from './waiting-words.ts'

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
        title={arrivedWords(sessionIdsOf(owed).length)}
        action={<CardButton onClick={() => onSee(owed.sessions)}>See my report</CardButton>}
      >
        Nothing was lost. Your report is ready to be made.
      </Card>
    )
  if (waiting === 0) return null
  return (
    <Card
      className={className}
      title={waitingWords(waiting)}
      action={
        <QuietButton disabled={isSending} onClick={() => void outbox.flush()}>
          {isSending ? 'Sending...' : 'Try now'}
        </QuietButton>
      }
    >
      {isUnreachable ? 'There is no network just now. ' : ''}
      {owed
        ? 'Once they are sent, your report is offered here.'
        : 'They are sent as soon as there is a network.'}
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
