import { tests } from '@lithe/movements/catalog'
import { z } from 'zod'
import { Agreement, Consent, Sharing } from './consent.ts'
import { Device, signInWays } from './devices.ts'
import { Feedback } from './feedback.ts'
import { orderStates } from './payment.ts'
import { Reminder } from './reminders.ts'
import { UserDetails } from './user.ts'

const Time = z.iso.datetime()

/** As it was stored, whatever the rules of today would say of it: an export leaves nothing out. */
const AsStored = z.record(z.string(), z.unknown())

const ExportedOrder = z.object({
  orderId: z.uuid(),
  provider: z.string(),
  /** The provider's name for it. */
  checkoutId: z.string().nullable(),
  state: z.enum(orderStates),
  priceCents: z.number().int(),
  refundedCents: z.number().int(),
  createdAt: Time,
  cancelAskedAt: Time.nullable(),
  paidAt: Time.nullable(),
  settledAt: Time.nullable(),
  /** Where a receipt is still to go; the address is forgotten once it went. */
  receiptGoesTo: z.string().nullable(),
  receiptSentAt: Time.nullable(),
  /** Null for an order that is not in Telegram's Stars. */
  stars: z
    .object({
      price: z.number().int(),
      /** Telegram's name for the payment. */
      chargeId: z.string().nullable(),
      /** Telegram's number of the payer; kept while it may be needed to give the Stars back. */
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
  /** Why the full report is open: by which order, redemption or organisation; null while it is locked. */
  unlock: z
    .object({
      reason: z.string(),
      source: z.string().nullable(),
      unlockedAt: Time,
      /** Open because another report is, from which it differs in one measurement; null where that one was erased. */
      isInherited: z.boolean(),
      inheritedFrom: z.uuid().nullable(),
    })
    .nullable(),
  freeReportData: AsStored,
  /** Null while it is locked. */
  fullReportData: AsStored.nullable(),
  /** The same as it is kept: codes with their values, of which the sentences above are made. */
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
  /** What they last read Lithe in, as a BCP 47 tag; null where no request has said. */
  language: z.string().nullable(),
  /** When this server first heard of them; null if it never has. */
  knownSince: Time.nullable(),
  /** The day on which a guest last came by; null for accounts and profiles. */
  guestSeenAt: Time.nullable(),
  consents: z.array(Consent.extend({ recordedAt: Time, withdrawnAt: Time.nullable() })),
  /** What is shared to compare the next person with, and since when; null where it never was. */
  sharing: Sharing.extend({ endedAt: Time.nullable(), results: z.array(AsStored) }).nullable(),
  /** The one that was asked for and has not gone yet; null where none is under way. */
  reminder: Reminder.extend({
    /** The address that a mail goes to; null for a message. */
    goesTo: z.string().nullable(),
    /** Telegram's number of the chat that a message goes to; null for a mail. */
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

/** The part of a profile's identifier after its keeper's; null for one that has not come by since it is kept. */
export const ExportedProfile = ExportedPerson.extend({ profile: z.string().nullable() })

export const KeptProfile = ExportedProfile.pick({
  profile: true,
  userDetails: true,
  knownSince: true,
}).extend({
  agreement: Agreement.nullable(),
  sharing: Sharing.nullable(),
})

/** An issuer whose word opens this account. */
export const ExportedProof = z.object({ issuer: z.enum(signInWays), addedAt: Time })

export const ExportedDevice = Device.extend({ provenAt: Time, signedInUntil: Time })

/** A browser in which this account has signed in before, signed in or not. */
export const ExportedKnownDevice = z.object({ knownSince: Time, knownUntil: Time })
