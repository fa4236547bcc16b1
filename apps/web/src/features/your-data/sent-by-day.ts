import type { SentEntry } from '../../ledger/sent-entry.ts'
import { dayHeading } from './day-words.ts'

/** The same thing sent again and again, as while a payment is waited for, is one line. */
export type SentLine = SentEntry & { times: number; firstAt: string }
export type SentDay = { heading: string; lines: SentLine[] }

const isSame = (one: SentEntry, other: SentEntry) =>
  one.method === other.method &&
  one.path === other.path &&
  one.body === other.body &&
  one.fate === other.fate &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers)

/** Entries as they were kept, newest first, under the days on which they left. */
export function sentByDay(entries: readonly SentEntry[], now: Date): SentDay[] {
  const days: SentDay[] = []
  for (const entry of entries) {
    const heading = dayHeading(entry.at, now)
    const day = days.at(-1)
    const line = day?.lines.at(-1)
    if (day?.heading !== heading) days.push({ heading, lines: [{ ...entry, times: 1, firstAt: entry.at }] })
    else if (line && isSame(line, entry)) Object.assign(line, { times: line.times + 1, firstAt: entry.at })
    else day.lines.push({ ...entry, times: 1, firstAt: entry.at })
  }
  return days
}
