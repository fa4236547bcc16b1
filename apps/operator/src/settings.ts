import { resolve } from 'node:path'
import { type Config, parseConfig } from '@lithe/api/config'
import type { DatabaseChoice } from '@lithe/api/database'
import { databaseProblem } from '@lithe/api/start-problems'

type Environment = Readonly<Record<string, string | undefined>>

/** What of the settings says where things are kept; the rest may be wrong and is none of a backup's business. */
const places = [
  'DATABASE_DIRECT_URL',
  'DATABASE_URL',
  'ERASURES_FILE',
  'SIGN_IN_PEPPER',
  'SIGN_IN_PEPPER_BEFORE',
] as const

/** Past a pooler: a snapshot is read in one long transaction. */
export const directly = (database: Config['database']): DatabaseChoice =>
  database.engine === 'postgres' ? { ...database, url: database.directUrl } : database

/** Where the database, its secrets and the list of erasures are. Throws a sentence for each setting that cannot be right. */
export function placesOf(environment: Environment): Config {
  const given = Object.fromEntries(places.map(name => [name, environment[name]]))
  const parsed = parseConfig({ ...given, DATA_DIR: resolve(environment.DATA_DIR || 'data') })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}

/** Runs what asks a database. Throws a sentence that names `DATABASE_URL` where that is what has to be mended. */
export async function withDatabase<Done>(database: DatabaseChoice, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    const problem = database.engine === 'postgres' ? databaseProblem({ database }, error) : null
    throw problem === null ? error : new Error(problem, { cause: error })
  }
}
