import { ordinaryDay } from '@lithe/contracts/api'
import { reportPageWords } from '@lithe/words/live/report-page'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { messenger } from '../messenger/messenger.ts'
import { paths } from '../navigation/paths.ts'
import { linkLook } from '../ui/buttons.tsx'
import { isoDay, weekday } from '../words/formats.ts'

const daysToNext = 28

/** A date at noon, so that daylight saving cannot move it to another day. */
export const daysAfter = (from: Date, days: number): Date =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 12)

/** Four weeks from today, or the next ordinary day. */
export function nextVisit(from: Date): Date {
  const wanted = daysAfter(from, daysToNext)
  const day = new Date(ordinaryDay(Date.UTC(wanted.getFullYear(), wanted.getMonth(), wanted.getDate())))
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
}

/** Offers a visit in four weeks: a calendar file, or a reminder from us. */
export function ComeBack({ assessmentId }: { assessmentId: string }) {
  const { calendar } = reportPageWords
  const [openedAt] = useState(() => new Date())
  return (
    <>
      <p>{calendar.why({ day: weekday(nextVisit(openedAt).toISOString()) })}</p>
      <CalendarLink of={assessmentId} from={openedAt} />
      <Link to={paths.reminders.link()} className={`${linkLook} mt-1`}>
        {calendar.remind}
      </Link>
    </>
  )
}

/** The date in four weeks as a calendar file; `of` identifies the event, to avoid duplicates. */
export function CalendarLink({ of, from }: { of: string; from: Date }) {
  const { calendar } = reportPageWords
  const file = useFileAddress(
    calendarFile({
      uid: `${of}@${window.location.hostname}`,
      day: nextVisit(from),
      madeAt: from,
      summary: calendar.event.title,
      description: calendar.event.text,
      url: window.location.origin + paths.start.link(),
    }),
  )
  // A messenger's webview cannot download files.
  return messenger() === null ? (
    <a
      href={file}
      download={calendar.file}
      className="outlined press mt-2 grid w-full place-items-center text-center"
    >
      {calendar.keep}
    </a>
  ) : null
}

/** Object URL of a text file, revoked when the page closes. */
function useFileAddress(text: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}

export type CalendarEvent = {
  uid: string
  /** An all-day date without a time zone, which travel does not shift. */
  day: Date
  madeAt: Date
  summary: string
  description: string
  url: string
}

const reminderHour = 10

/** An all-day event with a morning alarm, in RFC 5545 format. */
export function calendarFile({ uid, day, madeAt, summary, description, url }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lithe//Lithe//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(daysAfter(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:PT${reminderHour}H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const dateOf = (day: Date) => isoDay(day).replaceAll('-', '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const longestLineBytes = 75
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Folds long lines with a line break and a space, but never within a character. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const part = parts.at(-1) ?? ''
    // A continuation's leading space counts towards its length.
    const room = longestLineBytes - (parts.length > 1 ? 1 : 0)
    if (bytesOf(part + character) > room) parts.push(character)
    else parts[parts.length - 1] = part + character
  }
  return parts.join('\r\n ')
}
