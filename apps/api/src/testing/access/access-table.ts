import type { Who } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { PersonalRow } from './rows.ts'
import type { SignInRow } from './sign-in-rows.ts'
import type { Column } from './standpoints.ts'

export type Answered = 'ok' | ErrorCode
type Row = Record<Column, Answered>

/** Refusals of a claim without proof or with someone else's, the same everywhere. */
const turnedAway = {
  'no session': 'identity-unproven',
  'other in owner’s name': 'not-yours',
  'other’s profile': 'not-yours',
  'expired session': 'identity-unproven',
  'forged initData': 'identity-unproven',
  'forged ID token': 'identity-unproven',
  'foreign ID token': 'identity-unproven',
} as const

/**
 * Owner and profile act on their own data; a guest and another account act as themselves and reach for the owner's.
 */
const personal = (owner: Answered, profile: Answered, guest: Answered, other: Answered): Row => ({
  ...turnedAway,
  owner,
  'owner’s profile': profile,
  guest,
  'other account': other,
})

/** Refusals that an endpoint's `who` implies before its verb runs. */
export const turnedAwayBy: Record<Who, Partial<Row>> = {
  anyone: {},
  guest: turnedAway,
  person: turnedAway,
  claimant: turnedAway,
  keeper: turnedAway,
  account: { ...turnedAway, guest: 'identity-unproven' },
  owner: { ...turnedAway, guest: 'unknown-report', 'other account': 'unknown-report' },
}

export const personalTable: Record<PersonalRow, Row> = {
  //                                            owner            profile         guest             other account
  'POST /user': /*                          */ personal('ok', 'ok', 'ok', 'ok'),
  'PUT /user': /*                           */ personal('ok', 'ok', 'ok', 'ok'),
  'PUT /sessions/:sessionId': /*            */ personal('ok', 'ok', 'session-taken', 'session-taken'),
  'POST /generate-report': /*               */ personal('ok', 'ok', 'profile-incomplete', 'unknown-session'),
  'POST /report/:assessmentId': /*          */ personal('ok', 'ok', 'unknown-report', 'unknown-report'),
  'DELETE /report/:assessmentId': /*        */ personal('ok', 'ok', 'unknown-report', 'unknown-report'),
  /** These tests have no bot. */
  'POST /report/:assessmentId/card': /*     */ personal(
    'bot-off',
    'bot-off',
    'unknown-report',
    'unknown-report',
  ),
  'POST /save-feedback': /*                 */ personal('ok', 'ok', 'unknown-report', 'unknown-report'),
  'POST /report/:assessmentId/payment': /*  */ personal('ok', 'ok', 'unknown-report', 'unknown-report'),
  'POST /generate-checkout': /*             */ personal('ok', 'ok', 'unknown-report', 'unknown-report'),
  'POST /apply-promo-code': /*              */ personal('ok', 'ok', 'unknown-report', 'unknown-report'),
  /** A guest has only their id; a link could carry nothing more. */
  'POST /browser-link': /*                  */ personal('ok', 'ok', 'identity-unproven', 'ok'),
  'GET /me/devices': /*                     */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /me/devices/:deviceId': /*        */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /me/devices': /*                  */ personal('ok', 'ok', 'ok', 'ok'),
  'GET /me/passkeys': /*                    */ personal('ok', 'ok', 'ok', 'ok'),
  /** Passkeys sign in to accounts, not guests. */
  'POST /me/passkeys/challenge': /*         */ personal('ok', 'ok', 'identity-unproven', 'ok'),
  'POST /me/passkeys': /*                   */ personal(
    'proof-refused',
    'proof-refused',
    'identity-unproven',
    'proof-refused',
  ),
  'PUT /me/passkeys/:passkeyId': /*         */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /me/passkeys/:passkeyId': /*      */ personal('ok', 'ok', 'ok', 'ok'),
  'GET /me/reminder': /*                    */ personal('ok', 'ok', 'ok', 'ok'),
  /** By email: the guest has no proven email address, and the other account is Telegram's. */
  'PUT /me/reminder': /*                    */ personal('ok', 'ok', 'identity-unproven', 'address-missing'),
  'DELETE /me/reminder': /*                 */ personal('ok', 'ok', 'ok', 'ok'),
  'GET /me/kept': /*                        */ personal('ok', 'ok', 'ok', 'ok'),
  'GET /me/export': /*                      */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /me': /*                          */ personal('ok', 'not-a-person', 'ok', 'ok'),
  'PUT /me/sharing': /*                     */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /me/sharing': /*                  */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /consent': /*                     */ personal('ok', 'ok', 'ok', 'ok'),
  'DELETE /profile': /*                     */ personal(
    'not-a-profile',
    'ok',
    'not-a-profile',
    'not-a-profile',
  ),
}

const everybody = (answered: Answered): Row => ({
  'no session': answered,
  guest: answered,
  'other account': answered,
  'other in owner’s name': answered,
  'other’s profile': answered,
  'expired session': answered,
  'forged initData': answered,
  'forged ID token': answered,
  'foreign ID token': answered,
  'owner’s profile': answered,
  owner: answered,
})

export const signInTable: Record<SignInRow, Row> = {
  'POST /send-otp': everybody('ok'),
  /** Everyone sends the right code, which works only in the browser that requested it. */
  'POST /verify-otp': {
    ...everybody('code-wrong'),
    'other’s profile': 'malformed',
    'owner’s profile': 'malformed',
    owner: 'ok',
  },
  /** A code sent to the receipt's mailbox; “other’s profile” calls from the owner's browser. */
  'POST /report/:assessmentId/receipt/open': {
    ...everybody('code-wrong'),
    'other’s profile': 'ok',
    'owner’s profile': 'ok',
    owner: 'ok',
  },
  'POST /report/:assessmentId/receipt': {
    ...everybody('unknown-report'),
    'other’s profile': 'ok',
    'owner’s profile': 'ok',
    owner: 'ok',
  },
  'POST /sign-out': everybody('ok'),
  'POST /recall-guest': everybody('ok'),
  'POST /sign-in/google/nonce': everybody('ok'),
  'POST /sign-in/google': {
    ...everybody('proof-refused'),
    /** The owner's own token, in a browser that began no sign-in; if it had, the nonce would differ. */
    guest: 'proof-stale',
    /** The owner's real token for an email address Google does not host, which once needs a code first. */
    'expired session': 'email-code-first',
    'other’s profile': 'malformed',
    'owner’s profile': 'malformed',
    owner: 'ok',
  },
  'POST /sign-in/telegram': {
    ...everybody('proof-refused'),
    /** Launch data more than an hour old. */
    guest: 'proof-stale',
    /** Their own launch: anyone with a proof may sign in. */
    'other account': 'ok',
    /** Launch data that opened a session three minutes ago in another browser. */
    'expired session': 'proof-stale',
    'other’s profile': 'malformed',
    'owner’s profile': 'malformed',
    owner: 'ok',
  },
  'POST /sign-in/passkey/challenge': everybody('ok'),
  'POST /sign-in/passkey': {
    ...everybody('proof-refused'),
    /** The owner's key, signing another browser's challenge; this browser requested none. */
    'no session': 'proof-stale',
    guest: 'proof-stale',
    'other account': 'ok',
    /** The owner's signature, after it opened a session in another browser. */
    'expired session': 'proof-stale',
    /** A key that belongs to no account. */
    'forged ID token': 'passkey-unknown',
    'other’s profile': 'malformed',
    'owner’s profile': 'malformed',
    owner: 'ok',
  },
  'POST /sign-in/link': {
    ...everybody('proof-refused'),
    /** The owner's link, eleven minutes after it was created. */
    guest: 'proof-stale',
    'other account': 'ok',
    /** The owner's link, after it opened a session in another browser. */
    'expired session': 'proof-stale',
    'other’s profile': 'malformed',
    'owner’s profile': 'malformed',
    owner: 'ok',
  },
}

/** Routes without identity, with their status for all callers: settings and payment pages. */
export const openTable: Record<string, number> = {
  'GET /config': 200,
  /** An empty body names no organisation. */
  'POST /organisation': 400,
  /** The URL is unguessable; anyone with it may pay or cancel, as with a real provider. */
  'GET /sandbox-checkout/:checkoutId': 200,
  'POST /sandbox-checkout/:checkoutId/:answer': 303,
  /** Identical for everyone: reveals no reminder. */
  'GET /reminder-stop/:key': 200,
  'POST /reminder-stop/:key': 200,
  /** Unsigned, unlike Stripe's calls. */
  'POST /webhooks/stripe': 400,
  /** Without Telegram's secret. */
  'POST /webhooks/telegram': 401,
  /** Redirects to the start page: no order has this id. */
  'GET /checkout-return/:orderId': 303,
  'GET /checkout-return/:orderId/cancelled': 303,
}
