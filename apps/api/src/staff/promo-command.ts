import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Database } from '../ground/db/database.ts'
import type { PromoCode } from '../ground/db/schema/orders.ts'
import type { Said } from '../ground/events/security-events.ts'
import { createPromoCode, disablePromoCode, listPromoCodes } from '../money/promo/manage-promo-codes.ts'

/** Parses a time argument; a day means its last moment in UTC. A day that no month has is invalid. */
export function endOfDay(text: string): Date {
  const day = z.iso.date().safeParse(text.slice(0, 10)).data
  return new Date(day === text ? `${day}T23:59:59.999Z` : day ? text : Number.NaN)
}

type Context = { db: Database; now: Date }

const options = {
  percent: { type: 'string' },
  uses: { type: 'string' },
  'per-person': { type: 'string' },
  until: { type: 'string' },
} as const

const toLimit = (text: string | undefined) => (text === undefined ? null : Number(text))

const stateOf = ({ disabledAt, validUntil, maxUses, uses }: PromoCode, now: Date) => {
  if (disabledAt) return 'disabled'
  if (validUntil && validUntil <= now) return 'expired'
  return maxUses !== null && uses >= maxUses ? 'used up' : 'in use'
}

const line = (promo: PromoCode, now: Date) =>
  [
    promo.code.padEnd(20),
    `${promo.percentOff} %`.padStart(6),
    `${promo.uses} of ${promo.maxUses ?? 'any'} used`.padEnd(20),
    promo.maxUsesPerPerson === null ? 'any a person' : `${promo.maxUsesPerPerson} a person`,
    promo.validUntil ? `until ${promo.validUntil.toISOString().slice(0, 16)}Z` : 'for good',
    stateOf(promo, now),
  ].join('  ')

async function create(ctx: Context, code: string, given: string[]): Promise<Said> {
  const { values } = parseArgs({ args: given, options })
  const validUntil = values.until === undefined ? null : endOfDay(values.until)
  const made = await createPromoCode(ctx, {
    code,
    percentOff: Number(values.percent),
    maxUses: toLimit(values.uses),
    maxUsesPerPerson: toLimit(values['per-person']),
    validUntil,
  })
  return made.ok
    ? { ok: true, words: `${made.code} can be used from now on.` }
    : { ok: false, words: made.reason }
}

async function list({ db, now }: Context): Promise<Said> {
  const codes = await listPromoCodes(db)
  return { ok: true, words: codes.map(promo => line(promo, now)).join('\n') || 'There are no promo codes.' }
}

async function disable(ctx: Context, code: string): Promise<Said> {
  const disabled = await disablePromoCode(ctx, code)
  return disabled.ok
    ? { ok: true, words: `${code.toUpperCase()} can be used no more.` }
    : { ok: false, words: disabled.reason }
}

export async function promoCommand(ctx: Context, words: readonly string[]): Promise<Said> {
  const [command, code, ...given] = words
  if (command === 'list') return list(ctx)
  if (command === 'create' && code) return create(ctx, code, given)
  if (command === 'disable' && code) return disable(ctx, code)
  const lacking = command === 'create' || command === 'disable' ? `${command} wants a CODE.` : ''
  return { ok: false, words: lacking, isMisuse: true }
}
