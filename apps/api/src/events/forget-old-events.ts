import { lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { securityEvents } from '../db/schema/security-events.ts'

/** Long enough to look into what was noticed late, short enough to be no history of a person. */
export const eventLifeMs = 90 * 24 * 60 * 60_000

/** Takes away what is too old. Nothing else ever deletes an event. */
export const forgetOldEvents = (db: Database, now: Date) =>
  db.delete(securityEvents).where(lte(securityEvents.at, new Date(now.getTime() - eventLifeMs)))
