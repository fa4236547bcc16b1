import type { Caller, Passkey } from '@lithe/contracts/api'
import { passkeysWords } from '@lithe/words/live/passkeys'
import { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'

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
      id,
      rawId,
      type: 'public-key',
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

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Closed, or waited at for too long; another page or press has taken its place. */
export const isBrokenOff = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** A browser may say that it offers keys where an address is typed and then have no lock that could. */
export const isNotOffered = (error: unknown) => nameOf(error) === 'NotSupportedError'

/** Why the phone's lock did not sign the person in, and what to do. */
export function showingProblem(error: unknown): string {
  const { brokenOff, impossible } = passkeysWords.showing
  if (isBrokenOff(error)) return brokenOff
  if (error instanceof ApiError || error instanceof NetworkError) return sentenceFor(error)
  return impossible
}

/** Why no key was made, and what to do. */
export function makingProblem(error: unknown): string {
  const { brokenOff, there, nothing, impossible } = passkeysWords.making
  if (isBrokenOff(error)) return brokenOff
  if (nameOf(error) === 'InvalidStateError') return there
  if (error instanceof ApiError || error instanceof NetworkError) return `${nothing} ${sentenceFor(error)}`
  return impossible
}
