import { errorSentences } from '../../error-sentences.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { outbox, useOutbox } from './browser-outbox.ts'

/** Tells of results the server would not take; they stay on this device. */
export function OutboxNotice() {
  const { refused: all, isSending } = useOutbox()
  // Those that wait for an agreement are asked for by themselves.
  const refused = all.filter(({ refusedBecause }) => refusedBecause !== 'consent-missing')
  const [first] = refused
  if (!first?.refusedBecause) return null
  return (
    <section aria-label="Results not sent" className="mt-3 rounded-card bg-sand p-3">
      <p>
        {refused.length === 1 ? 'One result was not taken.' : `${refused.length} results were not taken.`}{' '}
        {errorSentences[first.refusedBecause]} It stays on this phone.
      </p>
      <QuietButton className="mt-2" disabled={isSending} onClick={() => void outbox.retryRefused()}>
        {isSending ? 'Sending...' : 'Send again'}
      </QuietButton>
    </section>
  )
}
