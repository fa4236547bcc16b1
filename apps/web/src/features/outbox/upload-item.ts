import type { putSession } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import type { z } from 'zod'
import { ApiError } from '../../api/errors.ts'
import type { OutboxItem } from './outbox-item.ts'

type Put = (upload: z.input<typeof putSession.body>, parameters: { sessionId: string }) => Promise<unknown>

/** Sends one result. Where a server takes it not with its figures, it goes without: the number is what counts. */
export async function uploadItem(
  put: Put,
  { sessionId, upload }: Pick<OutboxItem, 'sessionId' | 'upload'>,
): Promise<UploadOutcome> {
  const { replay, ...alone } = upload
  const send = (body: z.input<typeof putSession.body>) =>
    put(body, { sessionId }).then(() => ({ ok: true }) as const, uploadOutcomeOf)
  const outcome = await send(upload)
  const isTooMuch =
    !outcome.ok &&
    outcome.reason === 'refused' &&
    (outcome.because === 'malformed' || outcome.because === 'too-large')
  return replay && isTooMuch ? send(alone) : outcome
}

export type UploadOutcome =
  | { ok: true }
  /** No answer at all: nothing else will get through either. */
  | { ok: false; reason: 'unreachable' }
  /** The server cannot take it now. */
  | { ok: false; reason: 'try-later' }
  /** The server will never take it as it is. */
  | { ok: false; reason: 'refused'; because: ErrorCode }

const passingStatuses = [408, 425, 429]

export function uploadOutcomeOf(error: unknown): UploadOutcome {
  if (!(error instanceof ApiError)) return { ok: false, reason: 'unreachable' }
  if (error.status >= 500 || passingStatuses.includes(error.status)) return { ok: false, reason: 'try-later' }
  return { ok: false, reason: 'refused', because: error.code }
}
