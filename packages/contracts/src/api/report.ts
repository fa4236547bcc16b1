import { movementIds, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { mostUnlockKeys } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { Feedback } from './feedback.ts'
import { Caller } from './identity.ts'
import { OrganisationKey } from './organisation.ts'
import { FreeReport, FullReport } from './report-shapes.ts'
import { SessionId } from './session.ts'
import { MailedCode } from './sign-in.ts'

const UnlockKey = z.string().max(200)

const sessionIds = z.union([SessionId, z.array(SessionId).max(5)]).optional()

export const generateReport = endpoint({
  method: 'POST',
  path: '/generate-report',
  summary: 'Score the uploaded measurements and keep the report',
  who: 'claimant',
  body: Caller.extend({
    sessions: z.object({ flexibility: sessionIds, strength: sessionIds, balance: sessionIds }),
    unlocked: z.boolean().optional(),
    /** Proof for `unlocked`: the server's demo key, among the demo keys a device has met. */
    unlockKey: z.union([UnlockKey, z.array(UnlockKey).max(mostUnlockKeys)]).optional(),
    /** The organisation's public code; unlocks nothing. */
    organisation: z.string().max(100).optional(),
    /** Proof for `unlocked`: the organisation's secret link key; consumes one use per report. */
    organisationKey: OrganisationKey.optional(),
  }),
  data: z.object({ assessmentId: z.uuid() }),
  errors: [
    'malformed',
    'profile-incomplete',
    'unknown-session',
    'wrong-test',
    'measured-days-apart',
    'no-measurements',
  ],
})

const Report = z.object({
  assessmentId: z.uuid(),
  createdAt: z.iso.datetime(),
  isAssessmentUnlocked: z.boolean(),
  freeReportData: FreeReport,
  fullReportData: FullReport.nullable(),
  feedback: Feedback.nullable(),
  /** The measurements it is based on, one per movement; send them with a new one for an updated report. */
  sessions: z.array(
    z.object({
      sessionId: SessionId,
      movement: z.enum(movementIds),
      /** The easier variant used; absent for the standard variant. */
      variant: z.enum(variantIds).exactOptional(),
      measuredAt: z.iso.datetime(),
    }),
  ),
})

export const readReport = endpoint({
  method: 'POST',
  path: '/report/:assessmentId',
  summary: 'Read a report; a locked one carries the free part only',
  who: 'owner',
  body: Caller,
  data: Report,
  errors: ['malformed'],
})

export const openByReceipt = endpoint({
  method: 'POST',
  path: '/report/:assessmentId/receipt/open',
  summary:
    'Open one paid report in this browser for a day, with a code from the mailbox that its receipt went to; sets a cookie',
  who: 'anyone',
  body: MailedCode,
  data: z.object({}),
  errors: ['malformed', 'sign-in-off', 'code-wrong', 'too-many-requests', 'sign-in-locked', 'unknown-report'],
})

export const readByReceipt = endpoint({
  method: 'POST',
  path: '/report/:assessmentId/receipt',
  summary: 'Read the report that was opened in this browser with a code, by the cookie that came along',
  who: 'anyone',
  body: z.object({}),
  data: Report,
  errors: ['malformed', 'unknown-report'],
})

export const eraseReport = endpoint({
  method: 'DELETE',
  path: '/report/:assessmentId',
  summary:
    'Erase one report with the measurements that no other report stands on; its payments stay without it',
  who: 'owner',
  body: Caller,
  data: z.object({ sessionIds: z.array(z.uuid()) }),
  errors: ['malformed'],
})
