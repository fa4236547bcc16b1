import { organisationCode } from '@lithe/contracts/organisations'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organisations } from '../db/schema/organisations.ts'

/** From now on those who come by it are asked for stick figures, or no longer; what was kept before stays. */
export async function askForReplays(db: Database, code: string, asksForReplay: boolean): Promise<boolean> {
  const changed = await db
    .update(organisations)
    .set({ asksForReplay })
    .where(and(eq(organisations.code, organisationCode(code)), isNull(organisations.disabledAt)))
    .returning({ code: organisations.code })
  return changed.length > 0
}
