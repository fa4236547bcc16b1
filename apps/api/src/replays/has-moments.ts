import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { replays } from '../db/schema/replays.ts'

/** Whether there is anything to be seen of these measurements. */
export const hasMoments = async (db: Database, used: readonly { sessionId: string }[]): Promise<boolean> =>
  (await db.$count(
    replays,
    and(
      inArray(
        replays.sessionId,
        used.map(({ sessionId }) => sessionId),
      ),
      isNotNull(replays.figures),
      isNotNull(replays.moment),
    ),
  )) > 0
