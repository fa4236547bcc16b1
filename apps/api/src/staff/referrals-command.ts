import { parseArgs } from 'node:util'
import { z } from 'zod'
import { listReferrals, type ReferralLine } from '../assessments/referrals.ts'
import type { Database } from '../ground/db/database.ts'
import type { Said } from '../ground/events/security-events.ts'

type Context = { db: Database; now: Date }

const usualSpanMs = 30 * 24 * 60 * 60_000
const isoDay = z.iso.date()

const line = ({ day, code, starts }: ReferralLine) => [day, String(starts).padStart(7), code].join('  ')

function readSince(words: readonly string[]): string | undefined | null {
  try {
    const { values } = parseArgs({ args: [...words], options: { since: { type: 'string' } } })
    return values.since === undefined || isoDay.safeParse(values.since).success ? values.since : null
  } catch {
    return null
  }
}

export async function referralsCommand({ db, now }: Context, words: readonly string[]): Promise<Said> {
  const given = readSince(words)
  if (given === null) return { ok: false, words: '', isMisuse: true }
  const since = given ?? new Date(now.getTime() - usualSpanMs).toISOString().slice(0, 10)
  const found = await listReferrals(db, since)
  if (found.length === 0)
    return {
      ok: true,
      words: `Nobody has come by a marked link since ${since}. A link to the bot that ends in ?start=r-MARK is marked.`,
    }
  return { ok: true, words: ['day          starts  mark', ...found.map(line)].join('\n') }
}
