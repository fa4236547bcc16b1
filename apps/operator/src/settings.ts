import { resolve } from 'node:path'
import { parseConfig } from '@lithe/api/config'
import type { Postgres } from '@lithe/api/database'
import { databaseProblem } from '@lithe/api/start-problems'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings about storage; a backup ignores errors in other settings. */
const places = ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'ERASURES_FILE'] as const

/** A command's targets: PostgreSQL itself rather than a pooler, for one long transaction. */
type Places = { database: Postgres; dataDirectory: string; erasuresFile: string }

/** Throws a sentence for each invalid setting, or if PostgreSQL is not configured. */
export function postgresOf(environment: Environment): Places {
  const given = Object.fromEntries(places.map(name => [name, environment[name]]))
  const parsed = parseConfig({ ...given, DATA_DIR: resolve(environment.DATA_DIR || 'data') })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const { database, dataDirectory, erasuresFile } = parsed.config
  if (database.engine !== 'postgres')
    throw new Error('DATABASE_URL is not set; the database of a trial has no backups')
  return { database: { engine: 'postgres', url: database.directUrl }, dataDirectory, erasuresFile }
}

/** Runs a database action. Throws a sentence naming `DATABASE_URL` if that is at fault. */
export async function withDatabase<Done>(database: Postgres, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    const problem = databaseProblem({ database }, error)
    throw problem === null ? error : new Error(problem, { cause: error })
  }
}
