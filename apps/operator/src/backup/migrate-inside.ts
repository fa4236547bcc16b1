import { type Database, migrationLock, migrationsFolder } from '@lithe/api/database'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsOf } from './write-backup.ts'

const unknownMigrations =
  'the backup has seen migrations that this Lithe has not; restore it with the one that made it, or a later one'
const newerThanBackup = 'the database has seen migrations that the backup has not; restore into an empty one'

/** As drizzle makes it: from then on its own migrator goes on from where this one ended. */
const journal = [
  'create schema if not exists drizzle',
  `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
]

async function apply(db: Database, migrations: readonly MigrationMeta[]) {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

const isStartOf = (start: readonly string[], whole: readonly string[]) =>
  start.every((hash, index) => hash === whole[index])

/**
 * Takes an empty database to the very tables of a backup, has it `fill`ed, and takes it to those of today, inside the
 * caller's transaction; servers that start meanwhile wait. Throws where the backup or the database is newer.
 */
export async function migrateAround<Done>(
  db: Database,
  seenByBackup: readonly string[],
  fill: () => Promise<Done>,
): Promise<Done> {
  const ours = readMigrationFiles({ migrationsFolder })
  const hashes = ours.map(({ hash }) => hash)
  if (seenByBackup.length === 0 || !isStartOf(seenByBackup, hashes)) throw new Error(unknownMigrations)
  await db.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
  for (const statement of journal) await db.execute(sql.raw(statement))
  const applied = await migrationsOf(db)
  if (!isStartOf(applied, seenByBackup)) throw new Error(newerThanBackup)
  await apply(db, ours.slice(applied.length, seenByBackup.length))
  const done = await fill()
  await apply(db, ours.slice(seenByBackup.length))
  return done
}
