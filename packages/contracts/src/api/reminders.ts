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

/** When a person wants to hear of us again: the day is so many weeks from today, the time that of their own clock. */
export const ReminderWish = z.object({
  weeks: z.literal(reminderWeeks),
  /** Of the day, in hours and minutes. */
  time: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time like 10:00'),
  /** Where that clock hangs, as the IANA names it, such as Europe/Berlin. */
  zone: z.string().min(1).max(64).refine(isZone, 'is no time zone'),
})
export type ReminderWish = z.infer<typeof ReminderWish>

/** The one reminder that a person may have under way. */
export const Reminder = ReminderWish.extend({ way: z.enum(reminderWays), at: z.iso.datetime() })
export type Reminder = z.infer<typeof Reminder>

export const readReminder = endpoint({
  method: 'GET',
  path: '/me/reminder',
  summary: 'The reminder that a person has asked for, and the ways in which one can reach them',
  who: 'guest',
  body: Caller,
  data: z.object({
    /** Null where none is under way: one that went is forgotten. */
    reminder: Reminder.nullable(),
    /** Whether this server sends mails at all. */
    canMail: z.boolean(),
    /** Where a mail would go; null for a caller who has proven no address. */
    mailTo: z.string().nullable(),
    /** Whether a bot could write; to whom, only Telegram around the page can tell. */
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
        /** Says which chat. Sealed by Telegram, for the account of the session. */
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
