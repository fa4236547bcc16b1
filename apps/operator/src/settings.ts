import { resolve } from 'node:path'
import { parseConfig } from '@lithe/api/config'
import type { Postgres } from '@lithe/api/database'
import { databaseProblem } from '@lithe/api/start-problems'

type Environment = Readonly<Record<string, string | undefined>>

/** What of the settings says where things are kept; the rest may be wrong and is none of a backup's business. */
const places = ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'ERASURES_FILE'] as const

/** What a command works on: PostgreSQL itself, past a pooler, for it reads in one long transaction. */
type Places = { database: Postgres; dataDirectory: string; erasuresFile: string }

/** Throws a sentence for each setting that cannot be right, and where there is no PostgreSQL. */
export function postgresOf(environment: Environment): Places {
  const given = Object.fromEntries(places.map(name => [name, environment[name]]))
  const parsed = parseConfig({ ...given, DATA_DIR: resolve(environment.DATA_DIR || 'data') })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const { database, dataDirectory, erasuresFile } = parsed.config
  if (database.engine !== 'postgres')
    throw new Error('DATABASE_URL is not set; the database of a trial has no backups')
  return { database: { engine: 'postgres', url: database.directUrl }, dataDirectory, erasuresFile }
}

/** Runs what asks a database. Throws a sentence that names `DATABASE_URL` where that is what has to be mended. */
export async function withDatabase<Done>(database: Postgres, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    const problem = databaseProblem({ database }, error)
    throw problem === null ? error : new Error(problem, { cause: error })
  }
}
