import type { putSession } from '@lithe/contracts/api'
import type { z } from 'zod'
import type { OutboxItem } from './outbox-item.ts'
import { type UploadOutcome, uploadOutcomeOf } from './upload-outcome.ts'

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
