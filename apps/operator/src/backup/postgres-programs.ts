import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { askRows, type Database } from '@lithe/api/database'
import { sql } from 'drizzle-orm'

type Name = 'pg_dump' | 'pg_restore'

/** Passes the URL to libpq by environment, because command lines are visible to everyone. */
function libpqEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const told = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGOPTIONS: '-c statement_timeout=0',
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''))
}

/** Returns the major version of a local program; null if it is missing. */
async function majorOf(program: string): Promise<string | null> {
  const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<void>(resolve =>
    child.once('error', () => resolve()).once('close', () => resolve()),
  )
  const [said] = await Promise.all([text(child.stdout), ended])
  return /(\d+)(?:\.\d+|\w*)?\b/.exec(said.replace(/^.*PostgreSQL\)/, ''))?.[1] ?? null
}

/**
 * Finds the program matching the server's version: older programs refuse the server, and newer ones write
 * what no older server reads.
 * @throws a sentence naming the package.
 */
export async function findProgram(name: Name, db: Database): Promise<string> {
  const [server] = await askRows<{ major: number }>(
    db,
    sql`select current_setting('server_version_num')::int / 10000 as major`,
  )
  const major = String(server?.major)
  const found: string[] = []
  for (const program of [`/usr/lib/postgresql/${major}/bin/${name}`, name]) {
    const its = await majorOf(program)
    if (its === major) return program
    if (its !== null) found.push(its)
  }
  const other = found.length === 0 ? '' : `, only that of ${found.join(', ')}`
  throw new Error(
    `${name} of PostgreSQL ${major}, which the database is, is not here${other}; install postgresql-client-${major}`,
  )
}

export function runOn(url: string, program: string, words: readonly string[]) {
  const child = spawn(program, words, { env: { ...process.env, ...libpqEnvironment(url) } })
  const said = text(child.stderr)
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  ).then(async code => {
    if (code !== 0) throw new Error((await said).trim() || `${program} was ended`)
  })
  // The first listener is notified of the streams' end first.
  ended.catch(() => {})
  return { input: child.stdin, output: child.stdout, ended, kill: () => child.kill() }
}
