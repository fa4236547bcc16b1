import type { Sex } from '@lithe/contracts/constants'
import { numbersOf } from '@lithe/words/formats'
import { directionOf } from '@lithe/words/languages'
import { personWords } from '@lithe/words/live/person'
import { once } from '@lithe/words/once'
import { createElement, Fragment, type ReactNode } from 'react'
import { language } from './language.ts'

/** English uses British conventions. */
const locale = language === 'en' ? 'en-GB' : language

const dateFormat = (parts: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat(locale, parts))
  return (isoTime: string) => format().format(new Date(isoTime))
}

/** The day in long form, e.g. "21 November 2026". */
export const fullDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
/** E.g. "21 Nov". */
export const shortDay = dateFormat({ day: 'numeric', month: 'short' })
/** E.g. "Saturday 21 November". */
export const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
/** E.g. "Saturday", and "S". */
export const weekdayName = dateFormat({ weekday: 'long' })
export const weekdayLetter = dateFormat({ weekday: 'narrow' })
/** E.g. "09:30". */
export const timeOfDay = dateFormat({ hour: '2-digit', minute: '2-digit' })

/** A day and time in a given time zone, e.g. "Tuesday 22 December at 10:00". */
export const momentIn = (isoTime: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(isoTime))

const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** The local day in sortable digits, as used in file names, e.g. "2026-11-21". */
export const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** A number of days before today, e.g. "today", "yesterday" or "3 days ago". */
export const daysAgo = (days: number) => relative().format(-days, 'day')

const list = once(() => new Intl.ListFormat(locale))

/** E.g. "Ada, Emil and Ida". */
export const listed = (names: readonly string[]) => list().format(names.map(isolated))

const row = once(() => new Intl.ListFormat(locale, { type: 'unit' }))
/** Lists names without an "and", e.g. "Toe touch, Squats". */
export const inARow = (names: readonly string[]) => row().format(names)

/** Formats a standalone number; the message itself formats one inside a sentence. */
export const numeral = numbersOf(locale)

/** Digits only, as on a running clock. */
export const digits = numbersOf(locale, false)

/** A price, e.g. "$2", or "$1.50" if there are cents. */
export function dollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  // As in `numbersOf`.
  if (language === 'en' && cents >= 0 && cents < 100_000)
    return `$${(cents / 100).toFixed(minimumFractionDigits)}`
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  return new Intl.NumberFormat(locale, { ...style, minimumFractionDigits }).format(cents / 100)
}

/** Isolates the direction of a name in right-to-left text, with U+2068 and U+2069. */
export function isolated(name: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name
}

/** The sex shown next to a name; empty if undisclosed. */
export const saidSex = (sex: Sex | ''): string =>
  sex === '' || sex === 'Undisclosed' ? '' : personWords.sexes[sex]

/** A message with links or bold text in their places in the sentence. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

/** Message text for screen readers only, such as the name that distinguishes one of many buttons. */
export const readOut = (inner: string) => createElement('span', { className: 'sr-only' }, inner)
