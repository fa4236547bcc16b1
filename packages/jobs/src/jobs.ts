import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type QueueName, queues } from './queues.ts'

export { type QueueName, queues } from './queues.ts'

/** Only builds statements: it is asked for one thing, and given the database to do it by each time. */
const sender = new PgBoss({
  schema: jobsSchema,
  db: {
    executeSql: () => {
      throw new Error('a job is made in its caller’s own transaction')
    },
  },
})

/**
 * Makes the job of a row, in the transaction that is at hand: it is there if and when that is committed. Of a row that has
 * one, waiting or dead, none is made.
 */
export async function enqueue(db: Database, queue: QueueName, rowId: string, startAfter?: Date) {
  const when = startAfter && { startAfter }
  await sender.send(queue, {}, { id: rowId, db: bossDatabase(db), ...when })
}

/** Takes the jobs of rows away, also those that were given up or have ended, and are kept to be looked at. */
export async function dropJobs(db: Database, queue: QueueName, rowIds: readonly string[]) {
  if (rowIds.length === 0) return
  const theirs = and(sql`name = ${queue}`, inArray(sql`id`, [...rowIds]))
  for (const table of ['job', 'archive'])
    await db.execute(sql`delete from ${sql.identifier(jobsSchema)}.${sql.identifier(table)} where ${theirs}`)
}

/** Whether there is no job of the row whose id this is, waiting, dead or done within the last hour. */
export const hasNoJob = (queue: QueueName, rowId: SQLWrapper): SQL =>
  sql`not exists (select from ${sql.identifier(jobsSchema)}.job where job.name = ${queue} and job.id = ${rowId})`

/** Tries of a job before it is given up. */
export const mostTries = (queue: QueueName) => queues[queue].retries + 1
