import { bossDatabase, type Database } from './boss-database.ts'
import { sender } from './jobs.ts'
import { jobsSchema } from './queues.ts'

export type KeptJob = {
  id: string
  queue: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  tries: number
  /** Time of the next or last attempt. */
  at: Date
  /** Machine-readable reason of the last failure. */
  why: string | null
}

/** Lists failed jobs first, then by time, except pg-boss's own. */
export async function listJobs(db: Database, most: number): Promise<KeptJob[]> {
  const { rows } = await bossDatabase(db).executeSql(
    `select id, name as queue, state::text as state, output->>'message' as why,
        case when started_on is null then 0 else retry_count + 1 end as tries,
        extract(epoch from coalesce(completed_on, start_after)) * 1000 as at
      from ${jobsSchema}.job where name not like '\\_\\_%' and state <> 'completed'
      order by state = 'failed' desc, start_after limit $1`,
    [most],
  )
  return rows.map(({ at, tries, ...row }) => ({ ...row, tries: Number(tries), at: new Date(Number(at)) }))
}

export async function countJobs(db: Database): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await bossDatabase(db).executeSql(
    `select name as queue, state::text as state, count(*)::int as count from ${jobsSchema}.job
      where name not like '\\_\\_%' group by name, state order by 1, 2`,
    [],
  )
  return rows
}

/** Retries a dead job soon; false if no dead job has this id. */
export async function retryJob(db: Database, id: string): Promise<boolean> {
  const own = bossDatabase(db)
  const { rows } = await own.executeSql(
    `select name from ${jobsSchema}.job where id = $1::uuid and state = 'failed'`,
    [id],
  )
  const [dead] = rows
  if (!dead) return false
  await sender.retry(dead.name, id, { db: own })
  return true
}
