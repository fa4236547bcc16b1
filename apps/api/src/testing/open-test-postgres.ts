import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres } from '../ground/db/open-postgres.ts'
import { handOn, type TestDatabase } from './hand-on.ts'
import { newDatabase } from './new-database.ts'

const listBusyOthers = `select pid from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`

/** Creates a database on this run's server; each test file has its own connections. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const own = await newDatabase()
  const pooled = new URL(inject('pooledUrl'))
  pooled.pathname = new URL(own).pathname
  const keeper = new pg.Pool({ connectionString: own, max: 1, idleTimeoutMillis: 0 })
  const ask = async (statement: string) => (await keeper.query(statement)).rows
  return {
    ask,
    lend() {
      const client = connectPostgres(pooled.href)
      return { db: drizzle(client), giveBack: () => client.end() }
    },
    settle: async () => (await ask(listBusyOthers)).length === 0,
    close: async () => {
      if (!keeper.ending) await keeper.end()
    },
  }
}

/** Empty and migrated, on this run's server, for one test at a time. */
export const openTestPostgres = handOn(makeTestDatabase)
