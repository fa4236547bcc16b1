import { bossDatabase, type Database } from './boss-database.ts'
import { sender } from './jobs.ts'
import { jobsSchema } from './queues.ts'

export type KeptJob = {
  id: string
  queue: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  tries: number
  /** When it is tried next, or was at last. */
  at: Date
  /** Why the last try failed, by a machine's word. */
  why: string | null
}

/** Failed ones first, then by their time. Those of pg-boss itself are left out. */
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

/** How many jobs there are of each queue and state. */
export async function countJobs(db: Database): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await bossDatabase(db).executeSql(
    `select name as queue, state::text as state, count(*)::int as count from ${jobsSchema}.job
      where name not like '\\_\\_%' group by name, state order by 1, 2`,
    [],
  )
  return rows
}

/** Has a dead job tried once more, soon; false where there is no such one. */
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
