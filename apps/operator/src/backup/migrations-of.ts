import { askRows, type Database } from '@lithe/api/database'
import { sql } from 'drizzle-orm'

/** As drizzle notes them down; none in a database that was never migrated. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const [there] = await askRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!there?.name) return []
  const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`
  return (await askRows<{ hash: string }>(db, applied)).map(({ hash }) => hash)
}
