import { type ErrorCode, ErrorReply } from '@lithe/contracts/errors'

/** The server answered, but not well. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  /** How long the server wants to be left alone; null where it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: string, retryAfterSeconds: number | null = null) {
    super(`HTTP error! status: ${status}, message: ${body}`)
    this.status = status
    this.code = errorCodeOf(status, body)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

function errorCodeOf(status: number, body: string): ErrorCode {
  try {
    const reply = ErrorReply.safeParse(JSON.parse(body))
    if (reply.success) return reply.data.error
  } catch {
    // Not JSON: something between us and the server answered.
  }
  return status >= 500 ? 'unavailable' : 'internal'
}

/** No answer came: the network is down, or the server could not be reached in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** What a person reads when a call ends badly: what happened, then what to do. */
export const errorSentences = {
  malformed: 'Something in what we sent was not right. Please do the test once more.',
  'not-json': 'Something in what we sent was not right. Please try again.',
  'identity-missing': 'We could not tell who you are. Please start again from the first page.',
  'identity-unproven': 'Please sign in again, so that we know these results are yours.',
  'not-yours': 'These results belong to someone else. Please start your own test.',
  'foreign-host': 'This is not Lithe’s own address. Please open Lithe at the address you were given.',
  'foreign-origin': 'This page was opened from another site. Please open Lithe on its own address.',
  'address-unclear':
    'Something in this address is not what it looks like. Please type it by hand, letter by letter.',
  'code-wrong': 'That is not the code we sent. Please look at the newest mail and try again.',
  'sign-in-locked': 'There were too many wrong codes. Please wait 20 minutes and ask for a new one.',
  'sign-in-off': 'This way to sign in is not open here. Please choose another, or go on without signing in.',
  'proof-refused': 'We could not be sure that it is you. Please start the sign-in again.',
  'proof-stale': 'That took a little too long. Please start the sign-in again.',
  'email-code-first': 'Please sign in once with a code to this address. After that, Google will do.',
  'google-unreachable':
    'We cannot reach Google just now. Please take another way in, or come back in a few minutes.',
  'fresh-proof-needed': 'Please show us once more that it is you, then try again.',
  'passkey-unknown':
    'This fingerprint or face sign-in was removed from your account. Please take another way in.',
  'other-account':
    'That belongs to another account, so nothing was done. Please use what belongs to the account you are signed in with.',
  'too-many-passkeys':
    'Your account has all the keys it can have. Please remove one under “Your data” first.',
  'not-a-person': 'This is one of your profiles. You can delete it where you manage profiles.',
  'not-a-profile': 'The main profile stays. You can erase everything under “Your data”.',
  'unknown-person': 'We do not know you yet. Please start again from the first page.',
  'profile-incomplete': 'Your name, age and sex are still missing. Please fill them in first.',
  'unknown-session': 'One of your results did not reach us. Please do that movement once more.',
  'consent-missing': 'We may keep it only once you have agreed to that.',
  'session-taken': 'This result was already sent by someone else. Please do the movement once more.',
  'wrong-test': 'The results were mixed up on the way. Please do the test once more.',
  'measured-days-apart':
    'These results are of different days, and one report is made of one day. Please do the test once more.',
  'session-already-reported': 'These results already have a report. Please start a new test.',
  'no-measurements': 'There is no result to make a report from yet. Please do the test first.',
  'unknown-report':
    'This report is not here any more; perhaps it was deleted. You can do the test again at any time.',
  'impossible-measurement': 'This result does not add up. Please do the movement once more.',
  'unknown-organisation': 'We do not know who sent you here. Lithe works without it, just the same.',
  'no-mobility-age': 'This report has no mobility age to show. You can do the test again at any time.',
  'already-unlocked': 'This report is open already. Please go back and open it again.',
  'payments-off': 'Paying is not possible here just now. A promo code still opens your report.',
  'foreign-return': 'The payment page could not be made. Please open Lithe again and try once more.',
  'bot-off': 'Lithe has no chat to send to here. You can share the picture instead.',
  'bot-blocked': 'Lithe may not write to you yet. Please press Start in its chat and try again.',
  'promo-unknown': 'Invalid promo code.',
  'promo-expired': 'This promo code has expired.',
  'promo-used-up': 'This promo code has been used up.',
  'promo-used-before': 'You have used this promo code already.',
  'promo-not-better': 'You have a better promo code on this report already.',
  'too-large': 'The result was too large to send. Please do the movement once more.',
  'too-many-requests': 'That was a little fast. Please wait a minute and try again.',
  'not-found': 'We could not find that. Please go back and try again.',
  unavailable: 'We cannot be reached just now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again in a moment.',
} satisfies Record<ErrorCode, string>

export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError) return errorSentences[error.code]
  if (error instanceof NetworkError) return 'You seem to be offline. Please check your network and try again.'
  return errorSentences.internal
}
