import { BotError, GrammyError } from 'grammy'
import type { Update } from 'grammy/types'
import type { Database } from '../db/database.ts'
import type { VerbContext } from '../ports/verb.ts'
import { type Claimed, claimUpdate, markHandled, releaseUpdate } from './claim-update.ts'

export type TakeContext = {
  db: Database
  now: () => Date
  count: VerbContext['count']
  handle: (update: Update) => Promise<void>
  logError: (facts: { err: unknown }, text: string) => void
}

export type Taken = Exclude<Claimed, 'ours'> | 'failed'

const causeOf = (error: unknown) => (error instanceof BotError ? error.error : error)

/** What Telegram refuses for good: a bot that was blocked, a question too old to answer. The same again changes nothing. */
const isForGood = (cause: unknown) =>
  cause instanceof GrammyError && (cause.error_code === 400 || cause.error_code === 403)

/** Handles an update unless another call has, or is at it. One that failed is left for its next delivery. */
export async function takeUpdate(ctx: TakeContext, update: Update): Promise<Taken> {
  const { db, now, count, handle, logError } = ctx
  const { update_id: id } = update
  const claimed = await claimUpdate(db, id, now())
  if (claimed !== 'ours') return claimed
  try {
    await handle(update)
  } catch (error) {
    const cause = causeOf(error)
    logError({ err: cause }, 'an update of the bot failed')
    if (!isForGood(cause)) {
      count('update-failed')
      await releaseUpdate(db, id)
      return 'failed'
    }
  }
  await markHandled(db, id, now())
  count('update-handled')
  return 'handled'
}
