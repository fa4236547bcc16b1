import { seatHeights } from '@lithe/movements/catalog'
import { z } from 'zod'
import { ages, sexes } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'
import { MessengerData } from './messenger.ts'
import { FreeReport } from './report-shapes.ts'
import { isVisibleName } from './visible-name.ts'

const ageText = z
  .string()
  .max(3, { abort: true })
  .regex(/^\d{1,3}$/, 'age is a whole number of years')
  .refine(
    text => Number(text) >= ages.min && Number(text) <= ages.max,
    `age is from ${ages.min} to ${ages.max}`,
  )

/** Seat height of the person's chair; omit to keep the last answer. */
const seat = z.enum(seatHeights).exactOptional()

const GivenName = z
  .string()
  .trim()
  .min(1)
  .max(80, { abort: true })
  .refine(isVisibleName, 'a name holds letters that can be seen')

/** As given by the person; empty until then. Age is text. */
export const UserDetails = z.object({
  name: z.string().trim().max(80),
  age: z.union([z.literal(''), ageText]),
  sex: z.union([z.literal(''), z.enum(sexes)]),
  seat,
})
export type UserDetails = z.infer<typeof UserDetails>

export const AssessmentListItem = z.object({
  assessmentId: z.uuid(),
  createdAt: z.iso.datetime(),
  isAssessmentUnlocked: z.boolean(),
  freeReportData: FreeReport,
})
export type AssessmentListItem = z.infer<typeof AssessmentListItem>

export const fetchUser = endpoint({
  method: 'POST',
  path: '/user',
  summary: 'Fetch a person and their assessments, making a guest that is not known yet',
  who: 'person',
  body: Caller.extend({
    telegram: MessengerData.optional(),
    /** Cursor: the last assessment of a response that has older ones. */
    olderThan: z.uuid().optional(),
  }),
  data: z.object({
    userDetails: UserDetails.nullable(),
    /** The newest, at most `listedAtOnce`. */
    assessmentsData: z.array(AssessmentListItem),
    hasOlder: z.literal(true).optional(),
  }),
  errors: ['malformed'],
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user',
  summary: 'Keep the name, age and sex a person gave',
  who: 'person',
  body: Caller.extend({
    telegram: MessengerData.optional(),
    userDetails: z.object({ name: GivenName, age: ageText, sex: z.enum(sexes), seat }),
  }),
  data: z.object({ userDetails: UserDetails }),
  errors: ['malformed'],
})
