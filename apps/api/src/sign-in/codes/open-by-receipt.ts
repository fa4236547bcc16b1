import { timingSafeEqual } from 'node:crypto'
import type { openByReceipt as openEndpoint, readByReceipt as readEndpoint } from '@lithe/contracts/api'
import { wordReport } from '../../assessments/own-assessments.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import { type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { findByReceipt, isReceiptOf } from '../../money/receipt-mailbox.ts'
import type { SignInContext, SignInVerbFor } from '../sign-in-context.ts'
import { takeCode } from './take-code.ts'

export const receiptCookie = 'lithe_receipt'

/** A day: the buyer can reopen it, and a library computer should not keep it. */
const openForMs = 24 * 60 * 60_000

type Named = { assessmentId: string }

const sealOf = ({ links }: Pepper, { assessmentId }: Named, endsAtMs: string) =>
  Buffer.from(peppered(links, 'opened-by-receipt', assessmentId, endsAtMs))

/** Whether this browser's cookie opens this report. */
function isOpenedHere({ openedReport, pepper, now }: SignInContext, named: Named): boolean {
  const [endsAtMs = '', seal = ''] = openedReport.value?.split('.') ?? []
  const [own, shown] = [sealOf(pepper, named, endsAtMs), Buffer.from(seal)]
  return own.length === shown.length && timingSafeEqual(own, shown) && Number(endsAtMs) > now.getTime()
}

/** Opens a report in any browser by a code sent to its receipt's mailbox, without signing in. */
export const openByReceipt: SignInVerbFor<typeof openEndpoint, Named> = async (
  ctx,
  { assessmentId, ...shown },
) => {
  const { pepper, now } = ctx
  const taken = await takeCode(ctx, shown, (transaction, { address }) =>
    isReceiptOf(transaction, pepper, { assessmentId, address }),
  )
  if (!taken.ok) return taken
  if (!taken.data) return refuse('unknown-report')
  const endsAt = new Date(now.getTime() + openForMs)
  const endsAtMs = String(endsAt.getTime())
  ctx.openedReport.keep(`${endsAtMs}.${sealOf(pepper, { assessmentId }, endsAtMs)}`, endsAt)
  ctx.count('report-opened-by-receipt')
  return done({})
}

/** Reads a report opened this way, until it is refunded or erased. */
export const readByReceipt: SignInVerbFor<typeof readEndpoint, Named> = async (ctx, named) => {
  const row = isOpenedHere(ctx, named) ? await findByReceipt(ctx.db, named.assessmentId) : null
  return row === null ? refuse('unknown-report') : done(await wordReport(ctx.db, row, ctx.words.wording))
}
