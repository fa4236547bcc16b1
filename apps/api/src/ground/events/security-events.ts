import { lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type EventKind, securityEvents } from '../db/schema/security-events.ts'
import { pseudonymOf } from '../secrets/pepper.ts'

type SecurityEvent = { kind: EventKind; personId: string | null; detail: string | null; at: Date }

/** Records a security event; call it within the transaction of the event itself. */
export const recordEvent = (db: Database, { kind, personId, detail, at }: SecurityEvent) =>
  db
    .insert(securityEvents)
    .values({ at, kind, detail, pseudonym: personId === null ? null : pseudonymOf(personId, at) })

/** Long enough to investigate what is noticed late, short enough not to become a history of a person. */
export const eventLifeMs = 90 * 24 * 60 * 60_000

/** Deletes expired events. Nothing else ever deletes one. */
export const forgetOldEvents = (db: Database, now: Date) =>
  db.delete(securityEvents).where(lte(securityEvents.at, new Date(now.getTime() - eventLifeMs)))

/** Final output of an operator command; for invalid arguments, only what is wrong with them. */
export type Said = { ok: boolean; words: string; isMisuse?: true }
type StaffCommand = { name: string; words: readonly string[]; at: Date }

/** Runs an operator command and logs its name and first word, never the codes after it. */
export async function asStaff(
  db: Database,
  { name, words: [first = ''], at }: StaffCommand,
  run: () => Promise<Said>,
): Promise<Said> {
  const said = await run()
  if (said.ok)
    await recordEvent(db, { kind: 'staff-command', personId: null, detail: `${name} ${first}`.trim(), at })
  return said
}
