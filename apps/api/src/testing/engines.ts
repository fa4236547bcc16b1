import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'

/** An empty, migrated database of its own on the server of this run; much quicker to have than a PGlite. */
export async function openTestPostgres(): Promise<OpenDatabase> {
  const url = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = postgres(url, { max: 1 })
  await server`create database ${server(name)} template ${server(inject('postgresTemplate'))}`
  await server.end()
  return openDatabase({ engine: 'postgres', url: url.replace(/postgres$/, name) })
}

/** An empty, migrated PGlite in memory. */
async function openTestPglite(): Promise<OpenDatabase> {
  const loadDataDir = new Blob([await readFile(inject('pgliteTemplate'))])
  const client = await PGlite.create('memory://', { loadDataDir })
  const close = async () => {
    if (!client.closed) await client.close()
  }
  return { db: drizzle(client), scrubFiles: async () => {}, close }
}

/** Every verb is tried on both; each test file gets a database of its own. */
export const engines = [
  { engine: 'PGlite', open: openTestPglite },
  { engine: 'PostgreSQL', open: openTestPostgres },
]
