import { begunTestWords } from '@lithe/words/live/begun-test'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { InterruptedTest } from '../memory/visit/visit.ts'
import { interruptedTest } from '../memory/visit/visit-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'

/** Leads from the first pages back to this person's unfinished test. Hidden if there is none. */
export function InterruptedCard({ person, className = '' }: { person: string | null; className?: string }) {
  const interrupted = useMemo(() => (person === null ? null : interruptedTest(person)), [person])
  if (!interrupted) return null
  const { measured, total, isAtEnd } = interrupted
  const words = begunTestWords
  return (
    <section
      aria-label={words.title}
      className={`appear rounded-card border-2 border-hairline bg-raised px-2.5 py-2 ${className}`}
    >
      <h2 className="font-soft text-title font-medium text-spruce">{isAtEnd ? words.done : words.waits}</h2>
      <p className="mt-0.5 text-ink-soft">{words.measured({ measured, total })}</p>
      <Link
        to={paths.workout.link()}
        className="mt-1.5 inline-flex min-h-6 items-center rounded-card bg-spruce px-3 py-1 font-semibold text-on-spruce"
      >
        {isAtEnd ? words.toReport : words.proceed}
      </Link>
    </section>
  )
}

/** Says at the top of the page what is already done. */
export function InterruptedNote({ test: { measured, total, isAtEnd } }: { test: InterruptedTest }) {
  return (
    <p className="mt-1 text-lead text-ink-soft">
      {isAtEnd ? begunTestWords.onlyReport : begunTestWords.kept({ measured, total })}
    </p>
  )
}

type InterruptedActionsProps = { onProceed: () => void; onBeginAnew: () => void }

/** Resumes or restarts a test after an interruption. */
export const InterruptedActions = ({ onProceed, onBeginAnew }: InterruptedActionsProps) => (
  <div className="ways">
    <QuietButton onClick={onBeginAnew}>{begunTestWords.anew}</QuietButton>
    <ActionButton onClick={onProceed}>{begunTestWords.proceed}</ActionButton>
  </div>
)
