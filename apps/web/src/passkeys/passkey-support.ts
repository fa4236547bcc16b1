import { messenger } from '../messenger/messenger.ts'

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
