import { z } from 'zod'
import { reminderWeeks } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'

export const reminderWays = ['mail', 'message'] as const
export type ReminderWay = (typeof reminderWays)[number]

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** When to remind a person: after a number of weeks, at a local time. */
export const ReminderWish = z.object({
  weeks: z.literal(reminderWeeks),
  /** Time of day, HH:MM. */
  time: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time like 10:00'),
  /** IANA time zone, such as Europe/Berlin. */
  zone: z.string().min(1).max(64).refine(isZone, 'is no time zone'),
})
export type ReminderWish = z.infer<typeof ReminderWish>

/** The single pending reminder of a person. */
export const Reminder = ReminderWish.extend({ way: z.enum(reminderWays), at: z.iso.datetime() })
export type Reminder = z.infer<typeof Reminder>

export const readReminder = endpoint({
  method: 'GET',
  path: '/me/reminder',
  summary: 'The reminder that a person has asked for, and the ways in which one can reach them',
  who: 'guest',
  body: Caller,
  data: z.object({
    /** Null when none is pending; sent reminders are deleted. */
    reminder: Reminder.nullable(),
    /** Whether this server sends email. */
    canMail: z.boolean(),
    /** Where an email would go; null if no email address is proven. */
    mailTo: z.string().nullable(),
    /** Whether a bot exists; the chat is known only inside Telegram. */
    canMessage: z.boolean(),
  }),
  errors: ['malformed'],
})

export const setReminder = endpoint({
  method: 'PUT',
  path: '/me/reminder',
  summary: 'Ask for one reminder, in place of the one that is under way',
  who: 'account',
  body: Caller.extend({
    ...ReminderWish.shape,
    by: z.discriminatedUnion('way', [
      z.object({ way: z.literal('mail') }),
      z.object({
        way: z.literal('message'),
        /** Identifies the chat. Signed by Telegram, for the session's account. */
        initData: z.string().min(1).max(8000),
      }),
    ]),
  }),
  data: z.object({ reminder: Reminder }),
  errors: [
    'malformed',
    'address-missing',
    'proof-refused',
    'bot-off',
    'bot-blocked',
    'too-many-requests',
    'unavailable',
  ],
})

export const stopReminder = endpoint({
  method: 'DELETE',
  path: '/me/reminder',
  summary: 'Forget the reminder that a person has asked for; without one, nothing changes',
  who: 'guest',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})

const feasts = ['12-24', '12-25', '12-26', '12-31', '01-01']
const dayMs = 86_400_000

/** Moves a feast day to the next ordinary weekday at the same hour. Local times as UTC. */
export function ordinaryDay(wantedMs: number): number {
  const isFeast = (at: number) => feasts.includes(new Date(at).toISOString().slice(5, 10))
  const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay())
  let at = wantedMs
  while (isFeast(at) || (at !== wantedMs && isWeekend(at))) at += dayMs
  return at
}
