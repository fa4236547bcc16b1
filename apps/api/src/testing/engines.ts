import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres } from '../db/open-postgres.ts'
import { handOn, type TestDatabase } from './hand-on.ts'
import { newDatabase } from './new-database.ts'

const listBusyOthers = `select pid from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`

/** On the server of this run; each test file has connections of its own to it. */
async function makePostgres(): Promise<TestDatabase> {
  const own = await newDatabase()
  const pooled = new URL(inject('pooledUrl'))
  pooled.pathname = new URL(own).pathname
  const keeper = new pg.Pool({ connectionString: own, max: 1, idleTimeoutMillis: 0 })
  const ask = async (statement: string) => (await keeper.query(statement)).rows
  return {
    ask,
    lend() {
      const client = connectPostgres(pooled.href)
      return { db: drizzlePostgres(client), giveBack: () => client.end() }
    },
    settle: async () => (await ask(listBusyOthers)).length === 0,
    close: async () => {
      if (!keeper.ending) await keeper.end()
    },
  }
}

/** Until it is given back; from then on it fails as a closed one does. */
function lendPglite(client: PGlite) {
  let isBack = false
  const lent = new Proxy(client, {
    get(target, name) {
      if (isBack) throw new Error('PGlite is closed')
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const giveBack = async () => {
    isBack = true
  }
  return { db: drizzlePglite(lent), giveBack }
}

/** Migrated, in memory. */
export async function newPglite(): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(inject('pgliteTemplate'))])
  return PGlite.create('memory://', { loadDataDir })
}

async function makePglite(): Promise<TestDatabase> {
  const client = await newPglite()
  return {
    ask: async statement => (await client.query<Record<string, unknown>>(statement)).rows,
    lend: () => lendPglite(client),
    async settle() {
      if (client.closed) return false
      await client.exec('discard all')
      // A server does so by itself; here the log of all test files would stay in memory.
      await client.exec('checkpoint')
      return true
    },
    async close() {
      if (!client.closed) await client.close()
    },
  }
}

/** Empty and migrated, on the server of this run; much quicker to have than the first PGlite of a worker. */
export const openTestPostgres = handOn(makePostgres)

/** For what depends on how each of them keeps things; a database is with one test at a time. */
export const bothEngines = [
  { engine: 'PGlite', make: makePglite, open: handOn(makePglite) },
  { engine: 'PostgreSQL', make: makePostgres, open: openTestPostgres },
]

/** Every verb is tried on PostgreSQL, and where `EVERY_ENGINE` is set (`npm run check -- --api`) on both. */
export const engines = process.env.EVERY_ENGINE ? bothEngines : bothEngines.slice(1)
