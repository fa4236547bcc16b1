import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { messenger } from '../messenger/messenger.ts'
import { deviceStorage, followTabs, keptRecord } from '../storage/device-storage.ts'

/** `made`: this device has signed in with a key, or has one; `refused`: its owner wants to hear no more of it. */
type Standing = 'open' | 'refused' | 'made'
type OfferState = {
  standing: Standing
  /** When the person signed in during this visit; a reload forgets it. */
  signedInAtMs: number | null
}

/** Making a key asks for a proof of the last ten minutes; an offer that led to another question would be none. */
const offeredForMs = 9 * 60_000

const readStanding = (kept: unknown): Standing => {
  const { standing } = keptRecord(kept)
  return standing === 'refused' || standing === 'made' ? standing : 'open'
}

export const usePasskeyOffer = create<OfferState>()(
  persist((): OfferState => ({ standing: 'open', signedInAtMs: null }), {
    name: 'passkey-offer',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ standing }) => ({ standing }),
    merge: (kept, current) => ({ ...current, standing: readStanding(kept) }),
  }),
)
followTabs(usePasskeyOffer)

/** Called after a sign-in by another way. */
export const notePasskeyArrival = (nowMs: number) => usePasskeyOffer.setState({ signedInAtMs: nowMs })
export const notePasskeyMade = () => usePasskeyOffer.setState({ standing: 'made' })
export const refusePasskeyOffer = () => usePasskeyOffer.setState({ standing: 'refused' })

export const isOfferOpen = ({ standing, signedInAtMs }: OfferState, nowMs: number) =>
  standing === 'open' && signedInAtMs !== null && nowMs - signedInAtMs < offeredForMs

/** A key is made for a name; an address of numbers, as in one's own Wi-Fi, is none. */
const isNumbers = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[')

/** Whether this browser can sign in with a passkey at this address. Telegram's window cannot, whatever it says. */
export const canUsePasskeys = () =>
  messenger() === null &&
  typeof globalThis.PublicKeyCredential === 'function' &&
  !isNumbers(window.location.hostname)

/** Whether this very device has a lock that makes keys: fingerprint, face or PIN. */
export async function hasOwnLock(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch (error) {
    console.warn('Whether this device has a lock could not be asked', error)
    return false
  }
}

/** Whether the browser offers keys where an address is typed. */
export async function canOfferWhileTyping(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  try {
    return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
  } catch (error) {
    console.warn('Whether this browser offers keys could not be asked', error)
    return false
  }
}
