import { messenger } from '../messenger/messenger.ts'
import { keptRecord, keptStore } from '../storage/device-storage.ts'

/** `made`: this device has used or created a passkey; `refused`: the person declined for good. */
type Standing = 'open' | 'refused' | 'made'
type OfferState = {
  standing: Standing
  /** Time of the sign-in during this visit; lost on reload. */
  signedInAtMs: number | null
}

/** Creating a passkey requires proof from the last 10 minutes, so a later offer would have to ask again. */
const offeredForMs = 9 * 60_000

const readStanding = (kept: unknown): Pick<OfferState, 'standing'> => {
  const { standing } = keptRecord(kept)
  return { standing: standing === 'refused' || standing === 'made' ? standing : 'open' }
}

export const usePasskeyOffer = keptStore<OfferState>('passkey-offer', readStanding, () => ({
  standing: 'open',
  signedInAtMs: null,
}))

/** Called after a sign-in by another method. */
export const notePasskeyArrival = (nowMs: number) => usePasskeyOffer.setState({ signedInAtMs: nowMs })
export const notePasskeyMade = () => usePasskeyOffer.setState({ standing: 'made' })
export const refusePasskeyOffer = () => usePasskeyOffer.setState({ standing: 'refused' })

export const isOfferOpen = ({ standing, signedInAtMs }: OfferState, nowMs: number) =>
  standing === 'open' && signedInAtMs !== null && nowMs - signedInAtMs < offeredForMs

/** Whether a host is an IP address, as on a local network; passkeys need a domain name. */
const isNumbers = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[')

/** Whether this browser can use passkeys on this host. Telegram's webview cannot, even if it claims to. */
export const canUsePasskeys = () =>
  messenger() === null &&
  typeof globalThis.PublicKeyCredential === 'function' &&
  !isNumbers(window.location.hostname)

/** Whether this device has a platform authenticator: fingerprint, face or PIN. */
export async function hasOwnLock(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch (error) {
    console.warn('Whether this device has a lock could not be asked', error)
    return false
  }
}

/** Whether the browser offers passkeys in autofill. */
export async function canOfferWhileTyping(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  try {
    return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
  } catch (error) {
    console.warn('Whether this browser offers keys could not be asked', error)
    return false
  }
}
