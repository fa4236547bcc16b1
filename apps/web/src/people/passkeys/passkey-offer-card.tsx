import { guestIdPattern } from '@lithe/contracts/api'
import { passkeysWords } from '@lithe/words/live/passkeys'
import { useEffect, useState } from 'react'
import {
  hasOwnLock,
  isOfferOpen,
  notePasskeyMade,
  refusePasskeyOffer,
  usePasskeyOffer,
} from '../../memory/passkey-offer.ts'
import { linkLook, QuietButton } from '../../ui/buttons.tsx'
import { showToast } from '../../ui/toasts.ts'
import { StillWaiting } from '../../ui/waiting.tsx'
import { currentKeeper } from '../profiles-here.ts'
import { makePasskey, makingProblem } from './passkey-ceremony.ts'

/** Offers a passkey after a sign-in if the device has its own authenticator; never again once declined. */
export function PasskeyOfferCard({ className = '' }: { className?: string }) {
  const offer = usePasskeyOffer()
  const [openedAtMs] = useState(Date.now)
  const [hasLock, setHasLock] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const keeper = currentKeeper()
  const isOpen = isOfferOpen(offer, openedAtMs) && !guestIdPattern.test(keeper.userIdentifier)

  useEffect(() => {
    if (isOpen) void hasOwnLock().then(setHasLock)
  }, [isOpen])

  async function accept() {
    setMaking(true)
    setProblem(null)
    try {
      await makePasskey(keeper)
      notePasskeyMade()
      showToast({
        title: passkeysWords.offer.done,
        description: passkeysWords.offer.next,
      })
    } catch (error) {
      console.warn('No passkey was made', error)
      setProblem(makingProblem(error))
      setMaking(false)
    }
  }

  if (!isOpen || !hasLock) return null
  return (
    <section
      aria-label={passkeysWords.offer.label}
      className={`appear rounded-card border-2 border-hairline bg-raised px-2.5 py-2 ${className}`}
    >
      <h2 className="font-soft text-title font-medium text-spruce">{passkeysWords.offer.title}</h2>
      <p className="mt-0.5 text-ink-soft">{passkeysWords.offer.why}</p>
      <StillWaiting isWaiting={isMaking} />
      <p role="alert" className="font-semibold text-ember-text not-empty:mt-1">
        {problem}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <QuietButton onClick={() => void accept()} disabled={isMaking}>
          {isMaking ? passkeysWords.settingUp : passkeysWords.offer.accept}
        </QuietButton>
        <button type="button" onClick={refusePasskeyOffer} disabled={isMaking} className={linkLook}>
          {passkeysWords.offer.refuse}
        </button>
      </div>
    </section>
  )
}
