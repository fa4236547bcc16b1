import { timingSafeEqual } from 'node:crypto'
import { signData } from '@tma.js/init-data-node'
import { z } from 'zod'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { clockSkewMs } from '../consume-proof.ts'

export const initDataLifeMs = 60 * 60_000

const TelegramUser = z.object({
  id: z.int().positive(),
  first_name: z.string(),
  username: z
    .string()
    .regex(/^\w{1,32}$/)
    .optional()
    .catch(undefined),
  is_bot: z.literal(false).optional(),
})

/** A Telegram user, the launch's unique hash, and its link's start parameter. */
export type Launch = { user: z.infer<typeof TelegramUser>; seal: string; startParam: string | null }

const epochSeconds = /^\d{1,12}$/

/** Parses fields by name; null on duplicates, or where text could pass for another field under the hash. */
function fieldsOf(initData: string): Map<string, string> | null {
  const pairs = [...new URLSearchParams(initData)]
  const isPlain = pairs.every(([key, value]) => !`${key}${value}`.includes('\n'))
  const fields = new Map(pairs)
  return isPlain && fields.size === pairs.length ? fields : null
}

/** Compares in constant time, so that timing reveals nothing about a forged hash. */
function isSealed(fields: Map<string, string>, seal: string, botToken: string): boolean {
  const sealed = [...fields].filter(([key]) => key !== 'hash').map(([key, value]) => `${key}=${value}`)
  const expected = Buffer.from(signData(sealed.sort().join('\n'), botToken))
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function userIn(text: string | undefined) {
  try {
    return TelegramUser.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Verifies launch data: signed for this bot, recent, and about a human. */
export function readInitData(
  botToken: string,
  initData: string,
  now: Date,
  lifeMs = initDataLifeMs,
): Outcome<Launch, 'proof-refused' | 'proof-stale'> {
  const fields = fieldsOf(initData)
  const seal = fields?.get('hash')
  const madeAt = fields?.get('auth_date') ?? ''
  if (!fields || !seal || !isSealed(fields, seal, botToken)) return refuse('proof-refused')
  const user = userIn(fields.get('user'))
  if (!user || !epochSeconds.test(madeAt)) return refuse('proof-refused')
  const ageMs = now.getTime() - Number(madeAt) * 1000
  if (ageMs < -clockSkewMs) return refuse('proof-refused')
  const startParam = fields.get('start_param') ?? null
  return ageMs > lifeMs ? refuse('proof-stale') : done({ user, seal, startParam })
}
