import type { Caller, Passkey } from '@lithe/contracts/api'
import { passkeysWords } from '@lithe/words/live/passkeys'
import { api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'

/** Loaded only on pages that can use it. */
const load = () => import('@simplewebauthn/browser')

/** Creates a passkey on this device for the caller's account. */
export async function makePasskey(keeper: Caller): Promise<Passkey> {
  const [optionsJSON, { startRegistration }] = await Promise.all([api.beginPasskey(keeper), load()])
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  const made = { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject } }
  return api.addPasskey({ ...keeper, credential: made })
}

type Showing = {
  /** Whether to offer it in autofill instead of a dialog. */
  whileTyping: boolean
  /** Runs the sign-in, once the key has signed. */
  drain: <Entered>(signIn: () => Promise<Entered>) => Promise<Entered>
  guestIdentifier: string | null
  /** Whether the signed-in account must be proved again. */
  provesAgain: boolean
}

/** Signs in with a passkey; returns the identity this browser now acts for. */
export async function signInWithPasskey({ whileTyping, drain, guestIdentifier, provesAgain }: Showing) {
  const [optionsJSON, { startAuthentication }] = await Promise.all([api.beginPasskeySignIn({}), load()])
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: whileTyping })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  const signed = { clientDataJSON, authenticatorData, signature, userHandle }
  const shown = {
    credential: { id, rawId, type: 'public-key' as const, response: signed },
    ...(guestIdentifier === null ? {} : { userIdentifier: guestIdentifier }),
    ...(provesAgain && { provesAgain }),
  }
  const { userIdentifier } = await drain(() => api.signInWithPasskey(shown))
  return userIdentifier
}

/** Aborts a pending request when its page is left. */
export async function stopAskingForPasskey() {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Whether the request was dismissed, timed out, or was replaced by another. */
export const isBrokenOff = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Whether autofill is missing: some browsers claim to support it without an authenticator. */
export const isNotOffered = (error: unknown) => nameOf(error) === 'NotSupportedError'

/** Says why the passkey sign-in failed, and what to do. */
export function showingProblem(error: unknown): string {
  const { brokenOff, impossible } = passkeysWords.showing
  if (isBrokenOff(error)) return brokenOff
  if (error instanceof ApiError || error instanceof NetworkError) return sentenceFor(error)
  return impossible
}

/** Says why no passkey was created, and what to do. */
export function makingProblem(error: unknown): string {
  const { brokenOff, there, nothing, impossible } = passkeysWords.making
  if (isBrokenOff(error)) return brokenOff
  if (nameOf(error) === 'InvalidStateError') return there
  if (error instanceof ApiError || error instanceof NetworkError) return `${nothing} ${sentenceFor(error)}`
  return impossible
}
