import { putSession, saveFeedback, updateUser } from '@lithe/contracts/api'
import { type Measurement, movements, type SeatHeight } from '@lithe/movements/catalog'
import type { CallName } from '../../api/endpoints.ts'
import type { SentEntry } from '../../api/sent-ledger.ts'
import { keptRecord, keptText } from '../../device/device-storage.ts'

const rounded = (value: number) => Math.round(value * 10) / 10

function resultWords(measurement: Measurement): string {
  if ('reps' in measurement) return `${measurement.reps} counted`
  if ('longestHoldSeconds' in measurement) return `${rounded(measurement.longestHoldSeconds)} seconds`
  return `${rounded(measurement.minHipDegrees)} degrees`
}

/** As it left: what stands in place of the figures is no figure any more. */
const hasFigures = (body: unknown) => keptRecord(body).replay !== undefined

function measurementWords(body: unknown): string {
  const upload = putSession.body.safeParse(body)
  if (!upload.success) return 'A measurement'
  const { movement, measured } = upload.data
  const name = movements[movement].name.toLowerCase()
  return measured.ok
    ? `A measurement: ${name}, ${resultWords(measured.measurement)}${hasFigures(body) ? '; and its stick figure' : ''}`
    : `No number came of: ${name}`
}

const seatWords = {
  'about-43-cm': 'about 43 cm',
  lower: 'lower than 43 cm',
  higher: 'higher than 43 cm',
  unknown: 'not known',
} as const satisfies Record<SeatHeight, string>

function detailsWords(body: unknown): string {
  const { success, data } = updateUser.body.safeParse(body)
  if (!success) return 'Your name, age and sex'
  const { name, age, sex, seat } = data.userDetails
  const person = `Name, age and sex: ${name}, ${age}, ${sex === 'Undisclosed' ? 'rather not said' : sex.toLowerCase()}`
  return seat ? `${person}; the seat of the chair: ${seatWords[seat]}` : person
}

function opinionWords(body: unknown): string {
  const { success, data } = saveFeedback.body.safeParse(body)
  if (!success) return 'What you think of a report'
  const { rating, feedback } = data.feedback
  return `${rating} of 5 stars${feedback ? ', and your comment' : ''}`
}

const addressIn = (body: unknown) => keptText(keptRecord(body).email)

const purposes = {
  readConfig: () => 'Asked how this site is set up',
  fetchUser: () => 'Asked for your details and reports',
  updateUser: detailsWords,
  putSession: measurementWords,
  generateReport: () => 'Asked for a report of your measurements',
  readReport: () => 'Asked for one of your reports',
  readPayment: () => 'Asked what the full report costs, and whether it is paid',
  generateCheckout: () => 'Asked for a page to pay on',
  applyPromoCode: () => 'A promo code',
  saveFeedback: opinionWords,
  sendCard: () => 'Asked for your card in your chat with Lithe',
  sendOtp: body => `Asked for a sign-in code to ${addressIn(body) || 'your e-mail'}`,
  verifyOtp: () => 'The sign-in code you typed',
  beginGoogle: () => 'Asked to sign in with Google',
  signInWithGoogle: () => 'Google’s word that it is you',
  signInWithTelegram: () => 'Telegram’s word that it is you',
  meetOrganisation: () => 'Asked who invited you',
  makeBrowserLink: () => 'Asked for a link to go on in your browser',
  signInWithLink: () => 'The link that you came by',
  signOut: () => 'Asked to be signed out on this phone',
  listDevices: () => 'Asked where you are signed in',
  signOutDevice: () => 'Asked to sign out another device',
  signOutOthers: () => 'Asked to be signed out everywhere else',
  listPasskeys: () => 'Asked which fingerprint or face keys sign you in',
  beginPasskey: () => 'Asked to sign in with fingerprint or face next time',
  addPasskey: () => 'The key your phone’s lock made; no fingerprint and no picture',
  renamePasskey: () => 'Another name for a fingerprint or face key',
  removePasskey: () => 'Asked to remove a fingerprint or face key',
  beginPasskeySignIn: () => 'Asked to sign in with fingerprint or face',
  signInWithPasskey: () => 'Your phone’s word that it is you; no fingerprint and no picture',
  readKept: () => 'Asked how much is kept about you',
  exportMe: () => 'Asked for everything kept about you',
  eraseMe: () => 'Asked to erase everything',
  eraseProfile: () => 'Asked to erase a profile',
  withdrawConsent: () => 'Took an agreement back: measurements and reports are erased',
  readMoments: () => 'Asked for the stick figures of one of your reports',
  withdrawReplayConsent: () => 'Asked to erase the stick figures, and to keep no more',
  eraseReport: () => 'Asked to delete one of your reports',
} satisfies Record<CallName, (body: unknown) => string>

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? 'null')
  } catch {
    return null
  }
}

/** What a call was for, as one would say it at the kitchen table. */
export const purposeWords = ({ call, body }: Pick<SentEntry, 'call' | 'body'>): string =>
  purposes[call](parsed(body))
