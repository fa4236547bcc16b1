import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { askRows, type Database } from './database.ts'

/** The schema is too new for this release to read or write safely. */
export class LaterDatabase extends Error {
  constructor() {
    super(
      'DATABASE_URL: a later Lithe has opened this database, and this one does not know what it holds; start that release or one after it, or restore a backup',
    )
  }
}

/** Applied migrations as drizzle records them; empty for a new database. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const [there] = await askRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!there?.name) return []
  const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`
  return (await askRows<{ hash: string }>(db, applied)).map(({ hash }) => hash)
}

/** Number of migrations known to each release that has opened this database. */
async function releasesOf(db: Database): Promise<number[]> {
  const [row] = await askRows<{ said: string | null }>(
    db,
    sql`select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as said`,
  )
  return (row?.said ?? '').split(' ').filter(Boolean).map(Number)
}

/** Throws `LaterDatabase` if the schema is over one release ahead; one release stays compatible (ADR 5). */
export async function refuseLaterDatabase(db: Database, migrationsFolder: string): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const theirs = await migrationsOf(db)
  if (theirs.slice(0, ours.length).some((hash, index) => hash !== ours[index])) throw new LaterDatabase()
  const later = (await releasesOf(db)).filter(count => count > ours.length)
  if (theirs.length > ours.length && later.length !== 1) throw new LaterDatabase()
}

/** Records that this release has opened the database. */
export async function noteRelease(db: Database): Promise<void> {
  const releases = new Set(await releasesOf(db)).add((await migrationsOf(db)).length)
  const said = [...releases].sort((one, other) => one - other).join(' ')
  await db.execute(sql.raw(`comment on table drizzle.__drizzle_migrations is '${said}'`))
}
