import { movementIds, variantIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { Replay, replayAgreements } from '../replay.ts'
import { Consent } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'
import { OrganisationCode } from './organisation.ts'

/** The wordings in which people agreed that an organisation's replay is kept; the last is what the page says now. */
export const replayConsentVersions = ['replay-2026-11'] as const
export const replayConsentVersion = replayConsentVersions[0]

export const ReplayConsent = Consent.extend({ version: z.enum(replayConsentVersions) })
export type ReplayConsent = z.infer<typeof ReplayConsent>

/** Kept where this organisation asks for replays and the person agreed; anywhere else it is dropped unread. */
export const SentReplay = z.strictObject({
  ...Replay.shape,
  organisation: OrganisationCode,
  consent: ReplayConsent,
})
export type SentReplay = z.infer<typeof SentReplay>

/** A few seconds of a measurement, as a stick figure. */
export const Moment = z.object({
  movement: z.enum(movementIds),
  ease: z.enum(variantIds).nullable(),
  agreement: z.enum(replayAgreements),
  /** Picture width ÷ height. */
  aspect: z.number(),
  figuresPerSecond: z.number(),
  /** x and y of each point in thousandths of the picture's width and height; null where no body was seen. */
  figures: z.array(z.array(z.number().int()).nullable()),
  /** Which of them to stand still at. */
  telling: z.number().int(),
})
export type Moment = z.infer<typeof Moment>

export const readMoments = endpoint({
  method: 'POST',
  path: '/report/:assessmentId/moments',
  summary: 'The moments a report stands on as stick figures, of those measurements a replay was kept of',
  who: 'owner',
  body: Caller,
  data: z.object({ moments: z.array(Moment) }),
  errors: ['malformed'],
})

export const withdrawReplayConsent = endpoint({
  method: 'DELETE',
  path: '/replay-consent',
  summary: 'Take back that replays of one person are kept: those there are erased, measurements stay',
  who: 'guest',
  body: Caller,
  data: z.object({}),
  errors: ['malformed'],
})
