import { usePasskeyOffer } from '../../passkeys/passkey-offer.ts'
import { linkLook } from '../../ui/link-look.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import type { PasskeySignIn } from './use-passkey-sign-in.ts'

/** The way in by the phone's own lock: large where this device has done so before, a line where it has not. */
export function PasskeyWay({ signIn, className = '' }: { signIn: PasskeySignIn; className?: string }) {
  const { isBusy, problem, press } = signIn
  const isKnownHere = usePasskeyOffer(({ standing }) => standing === 'made')
  const label = isBusy ? 'One moment...' : 'Use your fingerprint or face'
  return (
    <div className={className}>
      {isKnownHere ? (
        <QuietButton onClick={press} disabled={isBusy} className="min-h-[56px] w-full bg-raised text-lead">
          {label}
        </QuietButton>
      ) : (
        <button type="button" onClick={press} disabled={isBusy} className={`${linkLook} text-left`}>
          <span>
            {label} <span className="font-normal">(a passkey)</span>
          </span>
        </button>
      )}
      <StillWaiting isWaiting={isBusy}>You may wait, or choose another way.</StillWaiting>
      <p role="alert" className="font-semibold text-ember-text not-empty:mt-1">
        {problem}
      </p>
    </div>
  )
}
