import { movementIds } from '@lithe/movements/catalog'
import { z } from 'zod'
import { MeasuredSchema } from '../measurement.ts'
import { Consent } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'

/** Made by the player, so that a retried upload is the same upload. */
export const SessionId = z.uuid()

export const putSession = endpoint({
  method: 'PUT',
  path: '/sessions/:sessionId',
  summary: 'Keep one measurement; sending the same one again changes nothing',
  who: 'claimant',
  body: Caller.extend({
    movement: z.enum(movementIds),
    measured: MeasuredSchema,
    measuredAt: z.iso.datetime(),
    /** What the privacy page was left with; needed until one is on record. */
    consent: Consent.exactOptional(),
  }).refine(
    ({ movement, measured }) => !measured.ok || measured.measurement.movement === movement,
    'the measurement is of another movement',
  ),
  data: z.object({ sessionId: SessionId, stored: z.enum(['new', 'already']) }),
  errors: ['malformed', 'impossible-measurement', 'consent-missing', 'session-taken'],
})
