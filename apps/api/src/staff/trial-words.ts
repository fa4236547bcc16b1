import { randomBytes } from 'node:crypto'
import type { Database } from '../ground/db/database.ts'
import { makeLink } from '../money/organisations/manage-organisations.ts'
import { createPromoCode, listPromoCodes } from '../money/promo/manage-promo-codes.ts'

const ownCode = /^TRIAL-/
const monthMs = 30 * 24 * 60 * 60_000

/** A promo code per trial, since no command can run at the same time. */
async function codeOf(db: Database, now: Date): Promise<string> {
  const known = (await listPromoCodes(db)).find(({ code }) => ownCode.test(code))
  if (known) return known.code
  const code = `TRIAL-${randomBytes(5).toString('hex').toUpperCase()}`
  const anyNumber = { maxUses: null, maxUsesPerPerson: null, validUntil: null }
  await createPromoCode({ db, now }, { code, percentOff: 100, ...anyNumber })
  return code
}

/** Startup message of a trial, with a promo code and an organisation's link. */
export async function trialWords(
  { db, now, directory }: { db: Database; now: Date; directory: string },
  address: string,
): Promise<string> {
  const validUntil = new Date(now.getTime() + monthMs)
  const made = await makeLink({ db, now }, { code: 'insurer', maxUses: 100, validUntil })
  const link = made.ok ? `\n  An organisation’s link, for a month: ${address}${made.path}` : ''
  return `
  This is a trial: it keeps what it is told in ${directory}, over restarts and kills, not over a power cut.
  A promo code that opens a report: ${await codeOf(db, now)}${link}`
}
