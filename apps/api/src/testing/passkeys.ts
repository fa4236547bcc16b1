import * as endpoints from '@lithe/contracts/api'
import type { Call } from '../rights/testing/actor.ts'
import { newAccount } from './new-account.ts'
import { type Authenticator, newAuthenticator, type Tampering } from './new-authenticator.ts'
import type { TestApp } from './test-app.ts'

/** A person's browser, and their identifier in it. */
type Browser = { call: Call; email: string }

export const beginPasskey = ({ call, email }: Browser) =>
  call(endpoints.beginPasskey, '/me/passkeys/challenge', { userIdentifier: email })

export const addPasskey = ({ call, email }: Browser, credential: unknown) =>
  call(endpoints.addPasskey, '/me/passkeys', { userIdentifier: email, credential })

/** Creates a key in a signed-in browser. */
export async function makePasskey(
  browser: Browser,
  key: Authenticator = newAuthenticator(),
  how?: Tampering,
) {
  const { data } = await beginPasskey(browser)
  return addPasskey(browser, key.create(data, how))
}

export const passkeysOf = async ({ call, email }: Browser) =>
  (await call(endpoints.listPasskeys, '/me/passkeys', { userIdentifier: email })).data.passkeys

export const removePasskey = ({ call, email }: Browser, passkeyId: string) =>
  call(endpoints.removePasskey, `/me/passkeys/${passkeyId}`, { userIdentifier: email })

export const challengeFor = async (call: Call) =>
  (await call(endpoints.beginPasskeySignIn, '/sign-in/passkey/challenge', {})).data

export const showPasskey = (
  call: Call,
  credential: unknown,
  body: { userIdentifier?: string; provesAgain?: true } = {},
) => call(endpoints.signInWithPasskey, '/sign-in/passkey', { credential, ...body })

/** Signs in with a key, from challenge to session. */
export const signInWithKey = async (call: Call, key: Authenticator, how?: Tampering) =>
  showPasskey(call, key.get(await challengeFor(call), how))

/** Creates an account with a key on its phone, and a browser without a session. */
export async function accountWithKey(testApp: TestApp) {
  const phone = newAccount(testApp)
  await phone.signIn()
  const key = newAuthenticator()
  const { passkeyId } = (await makePasskey(phone, key)).data
  return { phone, key, passkeyId, laptop: newAccount(testApp, phone.email) }
}
