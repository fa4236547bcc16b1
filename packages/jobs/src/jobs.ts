import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type QueueName, queues } from './queues.ts'

export { type QueueName, queues } from './queues.ts'

/**
 * Only builds statements: it is asked for one thing, and given the database to do it by each time. The one thing it asks by
 * itself is where a queue's jobs lie: ours have no tables of their own.
 */
export const sender = new PgBoss({
  schema: jobsSchema,
  db: { executeSql: async () => ({ rows: [{ table: 'job_common' }] }) },
})

/**
 * Makes the job of a row, in the transaction that is at hand: it is there if and when that is committed. Of a row that has
 * one, waiting or dead, none is made.
 */
export async function enqueue(db: Database, queue: QueueName, rowId: string, startAfter?: Date) {
  const when = startAfter && { startAfter }
  await sender.send(queue, {}, { id: rowId, db: bossDatabase(db), ...when })
}

/** Has the next sweep, within a minute, do what it would stop at; false where one waits already, which is asked for anew then. */
export const confirmSweep = async (db: Database): Promise<boolean> =>
  (await sender.send('sweep', { isConfirmed: true }, { db: bossDatabase(db) })) !== null

/** Takes the jobs of rows away, also those that were given up or have ended, and are kept to be looked at. */
export async function dropJobs(db: Database, queue: QueueName, rowIds: readonly string[]) {
  if (rowIds.length > 0) await sender.deleteJob(queue, [...rowIds], { db: bossDatabase(db) })
}

/** pg-boss keeps them as long as dead ones; a row whose job is done may need another. */
export const dropDoneJobs = (db: Database) =>
  db.execute(sql`delete from ${sql.identifier(jobsSchema)}.job
    where state = 'completed' and completed_on < now() - interval '1 hour'`)

/** Whether there is no job of the row whose id this is, waiting, dead or done within the last hours. */
export const hasNoJob = (queue: QueueName, rowId: SQLWrapper): SQL =>
  sql`not exists (select from ${sql.identifier(jobsSchema)}.job where job.name = ${queue} and job.id = ${rowId})`

/** Tries of a job before it is given up. */
export const mostTries = (queue: QueueName) => queues[queue].retries + 1
