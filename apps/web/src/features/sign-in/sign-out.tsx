import { useState } from 'react'
import { sentenceFor } from '../../api/errors.ts'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ProgressLine, StillWaiting } from '../../ui/waiting.tsx'

type SignOutOutcome =
  | { ok: true }
  | { ok: false; reason: 'results-waiting'; waiting: number }
  | { ok: false; reason: 'failed'; error: unknown }

type Props = {
  signOut: (choice: { leavesResults: boolean }) => Promise<SignOutOutcome>
  onSignedOut: () => void
  className?: string
}

/** Ends the session of this device; asks first when results would be left behind. */
export function SignOut({ signOut, onSignedOut, className = '' }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  async function leave(leavesResults: boolean) {
    setLeaving(true)
    setWaiting(0)
    setProblem(null)
    const outcome = await signOut({ leavesResults })
    setLeaving(false)
    if (outcome.ok) return onSignedOut()
    if (outcome.reason === 'results-waiting') setWaiting(outcome.waiting)
    else setProblem(`You are still signed in. ${sentenceFor(outcome.error)}`)
  }

  return (
    <div className={className}>
      <QuietButton onClick={() => void leave(false)} disabled={isLeaving}>
        {isLeaving ? 'Signing out...' : 'Sign out'}
      </QuietButton>
      <div role="alert">
        {problem ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
      {isLeaving ? (
        <div className="slow-only mt-1.5">
          <ProgressLine label="Sending what is still here first" share={null} />
          <StillWaiting isWaiting>You may leave this page meanwhile.</StillWaiting>
        </div>
      ) : null}
      {waiting > 0 ? (
        <WaitingResultsSheet
          waiting={waiting}
          onStay={() => setWaiting(0)}
          onLeave={() => void leave(true)}
        />
      ) : null}
    </div>
  )
}

type WaitingResultsSheetProps = { waiting: number; onStay: () => void; onLeave: () => void }

/** Asked on signing out while this device still holds results of the account. */
function WaitingResultsSheet({ waiting, onStay, onLeave }: WaitingResultsSheetProps) {
  const isOne = waiting === 1
  return (
    <Sheet
      isOpen
      onClose={onStay}
      title={isOne ? 'One result is still on this phone' : `${waiting} results are still on this phone`}
      description={`${isOne ? 'It has' : 'They have'} not reached us yet. If you sign out now, ${isOne ? 'it waits' : 'they wait'} here, and we add ${isOne ? 'it' : 'them'} when you sign in on this phone again.`}
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={onLeave}>Sign out now</QuietButton>
        <ActionButton onClick={onStay}>Stay signed in</ActionButton>
      </div>
    </Sheet>
  )
}
