import type { Caller, Passkey } from '@lithe/contracts/api'
import { api } from '../api-client.ts'

/** Only who comes to a page that can use it loads it. */
const load = () => import('@simplewebauthn/browser')

/** Makes a key on this device for the caller's account. */
export async function makePasskey(keeper: Caller): Promise<Passkey> {
  const [optionsJSON, { startRegistration }] = await Promise.all([api.beginPasskey(keeper), load()])
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const made = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject } }
  return api.addPasskey({ ...keeper, credential: made })
}

type Showing = {
  /** Offered by the browser where the address is typed, in place of a dialog. */
  whileTyping: boolean
  /** Between the lock's yes and the sign-in. */
  beforeEntering: () => Promise<void>
  guestIdentifier: string | null
  /** Whether it is the account that is signed in which has to be shown once more. */
  provesAgain: boolean
}

/** Has a key sign, and signs in with it; the outcome is whom this browser speaks for now. */
export async function signInWithPasskey({
  whileTyping,
  beforeEntering,
  guestIdentifier,
  provesAgain,
}: Showing) {
  const [optionsJSON, { startAuthentication }] = await Promise.all([api.beginPasskeySignIn({}), load()])
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: whileTyping })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  await beforeEntering()
  const { userIdentifier } = await api.signInWithPasskey({
    credential: {
      ...{ id, rawId, type: 'public-key' },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
    ...(guestIdentifier === null ? {} : { userIdentifier: guestIdentifier }),
    ...(provesAgain && { provesAgain }),
  })
  return userIdentifier
}

/** The page that waited for a key is gone. */
export async function stopAskingForPasskey() {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}
