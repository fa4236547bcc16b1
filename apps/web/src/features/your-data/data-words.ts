import { ApiError, NetworkError } from '../../api/errors.ts'
import { sentenceFor } from '../../api/sentence-for.ts'

const isUnproven = (error: unknown) =>
  error instanceof ApiError && (error.code === 'identity-unproven' || error.code === 'not-yours')

/** What did not happen, why, and what to do. */
export function dataProblem(error: unknown, nothingDone: string): string {
  if (isUnproven(error))
    return `${nothingDone} Please sign in again first, so that we know this account is yours.`
  if (error instanceof ApiError && error.code === 'too-many-requests')
    return `${nothingDone} It was asked for many times in a short while. Please try again in an hour.`
  if (error instanceof NetworkError)
    return `${nothingDone} No answer came from the server. Please check your network and try again.`
  return `${nothingDone} ${sentenceFor(error)}`
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const full = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const dayMs = 86_400_000
const daysTold = 14

const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()

/** Rounded, as the clocks change twice a year. */
const daysBefore = (time: Date, now: Date) => Math.round((midnight(now) - midnight(time)) / dayMs)

/** A day as a heading, e.g. "Yesterday" or "Saturday 21 November". */
export function dayHeading(isoTime: string, now: Date): string {
  const time = new Date(isoTime)
  const days = daysBefore(time, now)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return time.getFullYear() === now.getFullYear() ? weekday.format(time) : full.format(time)
}

/** How long ago, e.g. "today" or "3 days ago". */
export function seenWords(isoTime: string, now: Date): string {
  const time = new Date(isoTime)
  const days = daysBefore(time, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < daysTold ? `${days} days ago` : `on ${full.format(time)}`
}

export const clockWords = (isoTime: string) => clock.format(new Date(isoTime))

/** The day in a file's name, e.g. "2026-11-21". */
export const dayInNames = (isoTime: string) => isoTime.slice(0, 10)
