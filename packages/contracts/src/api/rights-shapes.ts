import { tests } from '@lithe/movements/catalog'
import { z } from 'zod'
import { Agreement, Consent, Sharing } from './consent.ts'
import { Device, signInWays } from './devices.ts'
import { Feedback } from './feedback.ts'
import { orderStates } from './payment.ts'
import { Reminder } from './reminders.ts'
import { UserDetails } from './user.ts'

const Time = z.iso.datetime()

/** As stored, even if invalid today: an export omits nothing. */
const AsStored = z.record(z.string(), z.unknown())

const ExportedOrder = z.object({
  orderId: z.uuid(),
  provider: z.string(),
  /** The provider's id of the checkout. */
  checkoutId: z.string().nullable(),
  state: z.enum(orderStates),
  priceCents: z.number().int(),
  refundedCents: z.number().int(),
  createdAt: Time,
  cancelAskedAt: Time.nullable(),
  paidAt: Time.nullable(),
  settledAt: Time.nullable(),
  /** Email address a receipt is still to be sent to; deleted once sent. */
  receiptGoesTo: z.string().nullable(),
  receiptSentAt: Time.nullable(),
  /** Null for orders not paid in Telegram Stars. */
  stars: z
    .object({
      price: z.number().int(),
      /** Telegram's id of the payment. */
      chargeId: z.string().nullable(),
      /** The payer's Telegram id, kept while a refund may need it. */
      payer: z.number().int().nullable(),
    })
    .nullable(),
  changes: z.array(
    z.object({
      state: z.enum(orderStates),
      refundedCents: z.number().int(),
      report: z.string(),
      changedAt: Time,
    }),
  ),
})

const ExportedAssessment = z.object({
  assessmentId: z.uuid(),
  createdAt: Time,
  modelVersion: z.string(),
  sessionIds: z.array(z.uuid()),
  isAssessmentUnlocked: z.boolean(),
  /** Why the full report is open, with the order, redemption or organisation; null while locked. */
  unlock: z
    .object({
      reason: z.string(),
      source: z.string().nullable(),
      unlockedAt: Time,
      /** The report whose unlock it inherited, differing in one measurement; null if that was erased. */
      isInherited: z.boolean(),
      inheritedFrom: z.uuid().nullable(),
    })
    .nullable(),
  freeReportData: AsStored,
  /** Null while it is locked. */
  fullReportData: AsStored.nullable(),
  /** The stored form: codes with values, from which the sentences are rendered. */
  freeReportCodes: AsStored,
  fullReportCodes: AsStored.nullable(),
  feedback: Feedback.extend({ savedAt: Time }).nullable(),
  promoCodes: z.array(
    z.object({ redemptionId: z.uuid(), code: z.string(), percentOff: z.number(), redeemedAt: Time }),
  ),
  orders: z.array(ExportedOrder),
})
export type ExportedAssessment = z.infer<typeof ExportedAssessment>

export const ExportedPerson = z.object({
  userDetails: UserDetails,
  /** Last used language as a BCP 47 tag; null if unknown. */
  language: z.string().nullable(),
  /** When this server first saw them; null if never. */
  knownSince: Time.nullable(),
  /** The day a guest last visited; null for accounts and profiles. */
  guestSeenAt: Time.nullable(),
  consents: z.array(Consent.extend({ recordedAt: Time, withdrawnAt: Time.nullable() })),
  /** Results shared for comparison, and since when; null if never. */
  sharing: Sharing.extend({ endedAt: Time.nullable(), results: z.array(AsStored) }).nullable(),
  /** The pending reminder, or null. */
  reminder: Reminder.extend({
    /** Email address; null for a chat. */
    goesTo: z.string().nullable(),
    /** Telegram chat id; null for email. */
    chatId: z.number().int().nullable(),
    setAt: Time,
  }).nullable(),
  sessions: z.array(
    z.object({
      sessionId: z.uuid(),
      movement: z.string(),
      test: z.enum(tests),
      measured: AsStored,
      measuredAt: Time,
      receivedAt: Time,
    }),
  ),
  assessments: z.array(ExportedAssessment),
})
export type ExportedPerson = z.infer<typeof ExportedPerson>

/** The profile's own part of its identifier; null if the profile has not called since this part is stored. */
export const ExportedProfile = ExportedPerson.extend({ profile: z.string().nullable() })

export const KeptProfile = ExportedProfile.pick({
  profile: true,
  userDetails: true,
  knownSince: true,
}).extend({
  agreement: Agreement.nullable(),
  sharing: Sharing.nullable(),
})

/** An issuer that opens this account. */
export const ExportedProof = z.object({ issuer: z.enum(signInWays), addedAt: Time })

export const ExportedDevice = Device.extend({ provenAt: Time, signedInUntil: Time })

/** A browser from which this account has signed in, now or before. */
export const ExportedKnownDevice = z.object({ knownSince: Time, knownUntil: Time })
