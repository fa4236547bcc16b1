import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const versions = '/usr/lib/postgresql'

/** Finds a local PostgreSQL folder with client programs; null unless Debian installed it. */
export function debianPostgres(): string | null {
  const folders = existsSync(versions)
    ? readdirSync(versions).map(version => join(versions, version, 'bin'))
    : []
  const isWhole = (folder: string) =>
    ['initdb', 'postgres', 'pg_dump'].every(name => existsSync(join(folder, name)))
  return folders.findLast(isWhole) ?? null
}
