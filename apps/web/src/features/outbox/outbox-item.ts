import { putSession, SessionId } from '@lithe/contracts/api'
import { errorCodes } from '@lithe/contracts/errors'
import { z } from 'zod'

/** One measurement on its way to the server. */
export const OutboxItem = z.object({
  version: z.literal(1),
  sessionId: SessionId,
  upload: putSession.body,
  /** Why the server will never take it; null while it waits. */
  refusedBecause: z.enum(errorCodes).nullable(),
})
export type OutboxItem = z.infer<typeof OutboxItem>

export const outboxItem = (sessionId: string, upload: OutboxItem['upload']): OutboxItem => ({
  version: 1,
  sessionId,
  upload,
  refusedBecause: null,
})
