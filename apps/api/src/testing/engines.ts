import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../db/open-database.ts'

/** An empty, migrated database of its own on the server of this run; much quicker to have than a PGlite. */
export async function openTestPostgres(): Promise<OpenDatabase> {
  const url = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = postgres(url, { max: 1 })
  await server`create database ${server(name)}`
  await server.end()
  return openDatabase({ engine: 'postgres', url: url.replace(/postgres$/, name) })
}

/** Every verb is tried on both; each test file gets a database of its own. */
export const engines = [
  { engine: 'PGlite', open: () => openDatabase({ engine: 'pglite', directory: 'memory://' }) },
  { engine: 'PostgreSQL', open: openTestPostgres },
]
