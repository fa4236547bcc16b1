import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { bossDatabase, type Database } from './boss-database.ts'
import { jobsSchema, type QueueName, queues } from './queues.ts'

export type { QueueName } from './queues.ts'

/**
 * Builds statements and is never started; each call supplies its database. The only query it makes itself
 * looks up a queue's table, and our queues have none.
 */
export const sender = new PgBoss({
  schema: jobsSchema,
  db: { executeSql: async () => ({ rows: [{ table: 'job_common' }] }) },
})

/** Queues a row's job within the current transaction. Does nothing if the row has a waiting or dead job. */
export async function enqueue(db: Database, queue: QueueName, rowId: string, startAfter?: Date) {
  const when = startAfter && { startAfter }
  await sender.send(queue, {}, { id: rowId, db: bossDatabase(db), ...when })
}

/** Confirms the held part of the next cleanup, due within a minute; false if one is already waiting. */
export const confirmSweep = async (db: Database): Promise<boolean> =>
  (await sender.send('sweep', { isConfirmed: true }, { db: bossDatabase(db) })) !== null

/** Deletes the jobs of rows, including dead and completed ones kept for inspection. */
export async function dropJobs(db: Database, queue: QueueName, rowIds: readonly string[]) {
  if (rowIds.length > 0) await sender.deleteJob(queue, [...rowIds], { db: bossDatabase(db) })
}

/** Deletes completed jobs, which pg-boss keeps as long as dead jobs; their rows may need another. */
export const dropDoneJobs = (db: Database) =>
  db.execute(sql`delete from ${sql.identifier(jobsSchema)}.job
    where state = 'completed' and completed_on < now() - interval '1 hour'`)

/** Condition: the row has no job waiting, dead or recently done. */
export const hasNoJob = (queue: QueueName, rowId: SQLWrapper): SQL =>
  sql`not exists (select from ${sql.identifier(jobsSchema)}.job where job.name = ${queue} and job.id = ${rowId})`

/** Attempts before a job is given up. */
export const mostTries = (queue: QueueName) => queues[queue].retries + 1
