import { putSession, saveFeedback, updateUser } from '@lithe/contracts/api'
import { leftPhoneWords } from '@lithe/words/live/left-phone'
import { movementsWords } from '@lithe/words/live/movements'
import type { SentEntry } from '../../api/sent-ledger.ts'
import { keptRecord, keptText } from '../../storage/device-storage.ts'
import { isolated } from '../../words/formats.ts'

const rounded = (value: number) => Math.round(value * 10) / 10

function measurementWords(body: unknown): string {
  const { any, counted, seconds, degrees, none } = leftPhoneWords.measurement
  const upload = putSession.body.safeParse(body)
  if (!upload.success) return any
  const { measured } = upload.data
  const movement = movementsWords.names[upload.data.movement]
  if (!measured.ok) return none({ movement })
  const { measurement } = measured
  if ('reps' in measurement) return counted({ movement, count: measurement.reps })
  return 'longestHoldSeconds' in measurement
    ? seconds({ movement, count: rounded(measurement.longestHoldSeconds) })
    : degrees({ movement, count: rounded(measurement.minHipDegrees) })
}

function detailsWords(body: unknown): string {
  const { any, told, withSeat } = leftPhoneWords.details
  const { success, data } = updateUser.body.safeParse(body)
  if (!success) return any
  const { name, age, sex, seat } = data.userDetails
  const person = { name: isolated(name), age: Number(age), sex }
  return seat ? withSeat({ ...person, seat: seat === 'about-43-cm' ? 'about' : seat }) : told(person)
}

function opinionWords(body: unknown): string {
  const { any, stars, withComment } = leftPhoneWords.opinion
  const { success, data } = saveFeedback.body.safeParse(body)
  if (!success) return any
  const { rating, feedback } = data.feedback
  return feedback ? withComment({ stars: rating }) : stars({ stars: rating })
}

function codeWords(body: unknown): string {
  const email = keptText(keptRecord(body).email)
  return email ? leftPhoneWords.code({ email: isolated(email) }) : leftPhoneWords.codeUnknown
}

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? 'null')
  } catch {
    return null
  }
}

/** A call's purpose in everyday words. */
export function purposeWords({ call, body }: Pick<SentEntry, 'call' | 'body'>): string {
  switch (call) {
    case 'updateUser':
      return detailsWords(parsed(body))
    case 'putSession':
      return measurementWords(parsed(body))
    case 'saveFeedback':
      return opinionWords(parsed(body))
    case 'sendOtp':
      return codeWords(parsed(body))
    default:
      return leftPhoneWords.purposes[call]
  }
}
