import { signOutWords } from '@lithe/words/live/sign-out'
import { useState } from 'react'
import { sentenceFor } from '../api/sentence-for.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'
import { signOutHere } from './sign-out.ts'

/** Ends the session; asks first if results would be left behind. */
export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  async function leave(leavesResults: boolean) {
    setLeaving(true)
    setWaiting(0)
    setProblem(null)
    const outcome = await signOutHere({ leavesResults })
    setLeaving(false)
    if (outcome.ok) {
      showToast({ title: signOutWords.done, description: signOutWords.kept })
      return onSignedOut()
    }
    if (outcome.reason === 'results-waiting') setWaiting(outcome.waiting)
    else setProblem(`${signOutWords.still} ${sentenceFor(outcome.error)}`)
  }

  return (
    <div>
      <QuietButton onClick={() => void leave(false)} disabled={isLeaving}>
        {isLeaving ? signOutWords.busy : signOutWords.button}
      </QuietButton>
      <div role="alert">
        {problem ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
      {isLeaving ? (
        <div className="slow-only mt-1.5">
          <ProgressLine label={signOutWords.sending} share={null} />
          <StillWaiting isWaiting>{signOutWords.mayLeave}</StillWaiting>
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

/** Asks, on sign-out, about the account's results still on this device. */
function WaitingResultsSheet({ waiting, onStay, onLeave }: WaitingResultsSheetProps) {
  return (
    <Sheet
      isOpen
      onClose={onStay}
      title={signOutWords.title({ waiting })}
      description={signOutWords.what({ waiting })}
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={onLeave}>{signOutWords.now}</QuietButton>
        <ActionButton onClick={onStay}>{signOutWords.stay}</ActionButton>
      </div>
    </Sheet>
  )
}
