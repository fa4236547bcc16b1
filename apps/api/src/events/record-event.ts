import type { Database } from '../db/database.ts'
import { type EventKind, securityEvents } from '../db/schema/security-events.ts'
import { pseudonymOf } from './pseudonym-of.ts'

export type SecurityEvent = { kind: EventKind; personId: string | null; detail: string | null; at: Date }

/** Writes an event down; inside the transaction of what happened, so that neither is kept without the other. */
export const recordEvent = (db: Database, { kind, personId, detail, at }: SecurityEvent) =>
  db
    .insert(securityEvents)
    .values({ at, kind, detail, pseudonym: personId === null ? null : pseudonymOf(personId, at) })
