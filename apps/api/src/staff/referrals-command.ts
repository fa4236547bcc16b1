import { parseArgs } from 'node:util'
import type { Database } from '../db/database.ts'
import { listReferrals, type ReferralLine } from '../referrals/referrals.ts'

const referralsUsage = `npm run referrals [-- --since 2026-11-01]

A link to the bot that ends in ?start=r-MARK is counted under MARK, with an organisation as o-CODE_r-MARK. MARK and
CODE are letters, digits and hyphens, 32 at most each. Days are in UTC; the last 30 unless --since says otherwise.`

type Context = { db: Database; now: Date }
type Said = { ok: boolean; words: string }

const usualSpanMs = 30 * 24 * 60 * 60_000
const isoDay = /^\d{4}-\d\d-\d\d$/

const line = ({ day, code, starts }: ReferralLine) => [day, String(starts).padStart(7), code].join('  ')

function readSince(words: readonly string[]): string | undefined | null {
  try {
    const { values } = parseArgs({ args: [...words], options: { since: { type: 'string' } } })
    return values.since === undefined || isoDay.test(values.since) ? values.since : null
  } catch {
    return null
  }
}

/** What `npm run referrals` does with the words after it. */
export async function referralsCommand({ db, now }: Context, words: readonly string[]): Promise<Said> {
  const given = readSince(words)
  if (given === null) return { ok: false, words: referralsUsage }
  const since = given ?? new Date(now.getTime() - usualSpanMs).toISOString().slice(0, 10)
  const found = await listReferrals(db, since)
  if (found.length === 0)
    return { ok: true, words: `Nobody has come by a marked link since ${since}.\n\n${referralsUsage}` }
  return { ok: true, words: ['day          starts  mark', ...found.map(line)].join('\n') }
}
