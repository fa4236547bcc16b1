import { and, eq } from 'drizzle-orm'
import { type SandboxCheckout, sandboxCheckouts } from '../../db/schema/sandbox-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'
import { findSandboxCheckout } from './find-sandbox-checkout.ts'

export const sandboxAnswers = ['pay', 'decline', 'cancel'] as const
export type SandboxAnswer = (typeof sandboxAnswers)[number]

export type SandboxContext = FulfilContext

const effects = {
  pay: { state: 'paid', isDeclined: false },
  decline: { isDeclined: true },
  cancel: { state: 'cancelled' },
} as const satisfies Record<SandboxAnswer, Partial<SandboxCheckout>>

/** Shows a checkout as it stands; what was settled before is passed on once more, in case that was lost. */
export async function readSandboxCheckout(ctx: SandboxContext, id: string): Promise<SandboxCheckout | null> {
  const checkout = await findSandboxCheckout(ctx.db, id, ctx.now)
  if (checkout) await fulfilCheckout(ctx, id)
  return checkout
}

/** Pays, declines or cancels a checkout that is still open, and shows what became of it. */
export async function answerSandboxCheckout(
  ctx: SandboxContext,
  id: string,
  answer: SandboxAnswer,
): Promise<SandboxCheckout | null> {
  const checkout = await findSandboxCheckout(ctx.db, id, ctx.now)
  if (checkout?.state === 'open')
    await ctx.db
      .update(sandboxCheckouts)
      .set(effects[answer])
      .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.state, 'open')))
  return readSandboxCheckout(ctx, id)
}
