import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '../db/open-database.ts'

/** The first `count` migrations, as a server of those days had them, in a temporary folder. */
export async function firstMigrations(count: number): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'lithe-migrations-'))
  await cp(migrationsFolder, directory, { recursive: true })
  const file = join(directory, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return directory
}
