import { ActionButton } from '../../ui/action-button.tsx'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'

type Props = {
  isLong: boolean
  isOffline: boolean
  /** The payment page stands in the browser outside of the messenger; it may not have opened. */
  isInBrowser: boolean
  onBackToPayment: () => void
  onStop: () => void
}

/** A payment is on its way, with a way out of waiting for it at any time. */
export function PaymentWait({ isLong, isOffline, isInBrowser, onBackToPayment, onStop }: Props) {
  return (
    <section aria-label="Payment" className="rounded-card border border-hairline bg-raised p-3">
      <ProgressLine label="Processing Payment..." share={null} />
      {isInBrowser ? <p className="mt-2">Finish in your browser. Not open? Press once more.</p> : null}
      <div aria-live="polite">
        {isOffline ? (
          <p className="mt-2">You seem to be offline. We keep asking, and nothing you paid is lost.</p>
        ) : null}
        {isLong ? (
          <p className="mt-2">
            This takes longer than usual. Once the payment has arrived, your report opens here by itself. You
            may close this page and come back later.
          </p>
        ) : null}
      </div>
      <div className="mt-2 flex flex-col gap-1.5">
        {isLong || isInBrowser ? (
          <ActionButton onClick={onBackToPayment}>
            {isInBrowser ? 'Open the payment again' : 'Back to the payment'}
          </ActionButton>
        ) : null}
        <QuietButton onClick={onStop}>I have not paid</QuietButton>
      </div>
    </section>
  )
}
