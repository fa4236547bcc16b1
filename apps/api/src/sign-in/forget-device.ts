import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { knownDevices } from '../db/schema/known-devices.ts'
import { tokenDigest } from '../sessions/session-token.ts'

/** Makes a browser a stranger again to every account that signed in there. */
export const forgetDevice = (db: Database, token: string) =>
  db.delete(knownDevices).where(eq(knownDevices.tokenDigest, tokenDigest(token)))
