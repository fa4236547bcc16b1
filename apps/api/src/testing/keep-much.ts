import { sql } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'

export type Much = { measurements: number; reports: number; profiles: number }

/** Multiplies a person's rows by copying existing rows; profiles are empty. */
export async function keepMuch(db: Database, personId: string, { measurements, reports, profiles }: Much) {
  await db.execute(sql`insert into sessions (id, person_id, movement, measured, measured_at, received_at)
    select gen_random_uuid(), person_id, movement, measured, measured_at - n * interval '1 minute', received_at
    from (select * from sessions where person_id = ${personId} limit 1) one, generate_series(1, ${measurements}::int) n`)
  await db.execute(sql`insert into assessments (person_id, session_ids, model_version, free_report, full_report, created_at)
    select person_id, array[gen_random_uuid()], model_version, free_report, full_report, created_at - n * interval '1 minute'
    from (select * from assessments where person_id = ${personId} limit 1) one, generate_series(1, ${reports}::int) n`)
  await db.execute(sql`insert into people (identifier_digest, keeper_id, profile, created_at)
    select gen_random_uuid(), id, n, created_at
    from people, generate_series(1, ${profiles}::int) n where id = ${personId}`)
}
