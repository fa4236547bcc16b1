import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@lithe/contracts/errors'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { type OutboxItem, uploadItem } from './outbox-item.ts'

const consent = {
  version: 'replay-2026-11',
  givenAt: '2026-11-22T08:00:00.000Z',
  isByGuardian: false,
} as const
const item = (replay?: OutboxItem['upload']['replay']): Pick<OutboxItem, 'sessionId' | 'upload'> => ({
  sessionId: randomUUID(),
  upload: {
    userIdentifier: 'user_1',
    source: 'web',
    movement: 'squat',
    measured: { ok: false, reason: 'no-attempt', quality: null },
    measuredAt: '2026-11-22T08:00:00.000Z',
    ...(replay && { replay }),
  },
})
const withFigures = item({ aspect: 1, figures: 'AAAA', organisation: 'helvetia', consent })

/** A server that refuses figures for this reason; what it was sent, in order. */
function server(code: ErrorCode, status: number) {
  const sent: boolean[] = []
  const put = async (upload: object) => {
    sent.push('replay' in upload)
    if ('replay' in upload)
      throw new ApiError(status, JSON.stringify({ code: status, error: code, message: code, data: null }))
  }
  return { sent, put }
}

it.each([
  ['malformed', 400],
  ['too-large', 413],
] as const)('a result whose figures are refused as %s goes without them', async (code, status) => {
  const { sent, put } = server(code, status)
  expect(await uploadItem(put, withFigures)).toEqual({ ok: true })
  expect(sent).toEqual([true, false])
})

it('is sent once where the refusal has to do with the result itself', async () => {
  const { sent, put } = server('consent-missing', 403)
  expect(await uploadItem(put, withFigures)).toMatchObject({ ok: false, because: 'consent-missing' })
  expect(sent).toEqual([true])
})
