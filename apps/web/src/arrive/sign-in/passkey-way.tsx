import { passkeysWords } from '@lithe/words/live/passkeys'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { canOfferWhileTyping, notePasskeyMade, usePasskeyOffer } from '../../memory/passkey-offer.ts'
import {
  isBrokenOff,
  isNotOffered,
  showingProblem,
  signInWithPasskey,
  stopAskingForPasskey,
} from '../../people/passkeys/passkey-ceremony.ts'
import { linkLook, QuietButton } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'

/** Passkey sign-in: prominent if this device has used one, else a plain link. */
export function PasskeyWay({ signIn, className = '' }: { signIn: PasskeySignIn; className?: string }) {
  const { isBusy, problem, press } = signIn
  const isKnownHere = usePasskeyOffer(({ standing }) => standing === 'made')
  const label = isBusy ? passkeysWords.way.moment : passkeysWords.way.use
  return (
    <div className={className}>
      {isKnownHere ? (
        <QuietButton onClick={press} disabled={isBusy} className="min-h-[56px] w-full bg-raised text-lead">
          {label}
        </QuietButton>
      ) : (
        <button type="button" onClick={press} disabled={isBusy} className={`${linkLook} text-start`}>
          <span>
            {label} <span className="font-normal">{passkeysWords.way.itsName}</span>
          </span>
        </button>
      )}
      <StillWaiting isWaiting={isBusy}>{passkeysWords.way.wait}</StillWaiting>
      <p role="alert" className="font-semibold text-ember-text not-empty:mt-1">
        {problem}
      </p>
    </div>
  )
}

type Options = {
  /** The guest whose assessments move to the account. */
  guestIdentifier: string | null
  drain: <Entered>(signIn: () => Promise<Entered>) => Promise<Entered>
  onSignedIn: (userIdentifier: string) => Promise<void>
  /** Whether the browser may offer passkeys in the address field's autofill. */
  offersWhileTyping: boolean
  /** Whether the signed-in account must reauthenticate. */
  provesAgain: boolean
}

const isTooLate = (error: unknown) => error instanceof ApiError && error.code === 'proof-stale'

/** Signs in with a passkey, by our button or the browser's autofill. */
export function usePasskeySignIn(options: Options) {
  const { guestIdentifier, drain, onSignedIn, offersWhileTyping, provesAgain } = options
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function enter(whileTyping: boolean) {
    if (!whileTyping) {
      setBusy(true)
      setProblem(null)
    }
    try {
      const userIdentifier = await signInWithPasskey({
        whileTyping,
        drain(signIn) {
          setBusy(true)
          return drain(signIn)
        },
        guestIdentifier,
        provesAgain,
      })
      notePasskeyMade()
      await onSignedIn(userIdentifier)
    } catch (error) {
      // Expected errors: our button superseded autofill, or autofill had nothing to offer.
      if (whileTyping && (isBrokenOff(error) || isNotOffered(error))) return
      console.warn('The sign-in with a passkey failed', error)
      setBusy(false)
      if (!whileTyping || error instanceof ApiError) setProblem(showingProblem(error))
      if (offersWhileTyping && (!whileTyping || isTooLate(error))) offerWhileTyping()
    }
  }

  function offerWhileTyping() {
    void canOfferWhileTyping().then(can => (can ? enter(true) : undefined))
  }

  const offer = useEffectEvent(() => void enter(true))
  useEffect(() => {
    if (!offersWhileTyping) return
    let isGone = false
    let isAsked = false
    void canOfferWhileTyping().then(can => {
      if (!can || isGone) return
      isAsked = true
      offer()
    })
    return () => {
      isGone = true
      if (isAsked) void stopAskingForPasskey()
    }
  }, [offersWhileTyping])

  return { isBusy, problem, press: () => void enter(false) }
}
type PasskeySignIn = ReturnType<typeof usePasskeySignIn>
