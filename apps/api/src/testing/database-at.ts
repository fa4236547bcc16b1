import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder, openDatabase } from '../ground/db/open-database.ts'
import { newDatabase } from './new-database.ts'

/** Creates a database as of the first `count` migrations, which never change (`written.json`). */
export async function databaseAt(count: number): Promise<string> {
  const url = await newDatabase('empty')
  if (count === 0) return url
  const folder = await mkdtemp(join(tmpdir(), 'lithe-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  await (await openDatabase({ engine: 'postgres', url }, folder)).close()
  await rm(folder, { recursive: true })
  return url
}
