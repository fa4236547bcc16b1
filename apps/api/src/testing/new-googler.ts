import * as endpoints from '@lithe/contracts/api'
import type { JWTPayload } from 'jose'
import type { From } from './call.ts'
import { type GoogleIssuer, googleClaims } from './google-issuer.ts'
import { newAccount } from './new-account.ts'
import type { TestApp } from './test-app.ts'

/** Creates someone with a Google account and a browser. */
export function newGoogler(testApp: TestApp, issuer: GoogleIssuer, about: JWTPayload = {}) {
  const person = googleClaims(testApp.clock.now, about)
  const email = String(person.email)
  const browser = newAccount(testApp, email.toLowerCase())
  const googler = {
    ...browser,
    sub: String(person.sub),
    claims: (more: JWTPayload = {}) =>
      googleClaims(testApp.clock.now, { ...about, sub: String(person.sub), email, ...more }),
    begin: async (from: From = {}) => {
      const { data } = await browser.call(endpoints.beginGoogle, '/sign-in/google/nonce', {}, from)
      return data.nonce
    },
    /** Returns the token from a press on Google's button in this browser. */
    async press(more: JWTPayload = {}) {
      return issuer.sign(googler.claims({ nonce: await googler.begin(), ...more }))
    },
    hand: (credential: string, body: { userIdentifier?: string; provesAgain?: true } = {}) =>
      browser.call(endpoints.signInWithGoogle, '/sign-in/google', { credential, ...body }),
    async signInWithGoogle(more: JWTPayload = {}, body: { userIdentifier?: string } = {}) {
      return googler.hand(await googler.press(more), body)
    },
  }
  return googler
}
