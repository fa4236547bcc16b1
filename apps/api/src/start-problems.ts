import { dirname } from 'node:path'
import type { Config } from './ground/config/config.ts'
import { errorCodes } from './ground/db/error-codes.ts'
import { HalfRestored } from './ground/db/half-restored.ts'
import { LaterDatabase } from './ground/db/known-migrations.ts'
import type { DatabaseChoice } from './ground/db/open-database.ts'
import { CutSecret } from './ground/secrets/kept-secret.ts'

type Sentences = Readonly<Record<string, string>>

/** Returns a sentence naming the setting at fault, or null. */
const said = (sentences: Sentences, error: unknown): string | null => {
  const code = errorCodes(error).find(each => Object.hasOwn(sentences, each))
  return code === undefined ? null : (sentences[code] ?? null)
}

function postgresProblem(url: string, error: unknown): string | null {
  const { hostname, port, pathname, username } = new URL(url)
  const server = `${hostname}:${port || 5432}`
  const isDenied = `DATABASE_URL: the server at ${server} does not let “${username}” in with this password`
  return said(
    {
      ECONNREFUSED: `DATABASE_URL: the server at ${server} refuses the connection; is it running, and is that its port?`,
      ENOTFOUND: `DATABASE_URL: no computer named ${hostname} is known here`,
      EAI_AGAIN: `DATABASE_URL: no computer named ${hostname} is known here just now`,
      ETIMEDOUT: `DATABASE_URL: the server at ${server} does not answer`,
      '57P03': `DATABASE_URL: the server at ${server} has been starting or ending for half a minute`,
      '53300': `DATABASE_URL: the server at ${server} has no connection left for this one; raise its max_connections`,
      '08P01': `DATABASE_URL: the pooler at ${server} does not reach its database`,
      '28P01': isDenied,
      '28000': isDenied,
      '3D000': `DATABASE_URL: there is no database ${pathname.slice(1)} at ${server}; create it first`,
      '42501': `DATABASE_URL: “${username}” may not make tables in ${pathname.slice(1)}; grant it that`,
    },
    error,
  )
}

function directoryProblem(directory: string, error: unknown, variable = 'DATA_DIR'): string | null {
  if (error instanceof Error && error.message.includes('is in use by process')) return error.message
  const cannotWrite = `${variable}: nothing can be written in ${directory}; choose a directory that this user may write in`
  const isFile = `${variable}: ${directory} is no directory, or lies below a file`
  const isFull = `${variable}: no space is left for ${directory}; make room there, or choose another`
  const sentences: Sentences = {
    EACCES: cannotWrite,
    EPERM: cannotWrite,
    EROFS: cannotWrite,
    ENOENT: cannotWrite,
    EEXIST: isFile,
    ENOTDIR: isFile,
    ENOSPC: isFull,
    EDQUOT: isFull,
    EFBIG: isFull,
  }
  // The embedded database uses its own error numbers: 51 is a full disk.
  const { errno } = Object(error) as { errno?: unknown }
  return errno === 51 ? isFull : said(sentences, error)
}

export function databaseProblem({ database }: { database: DatabaseChoice }, error: unknown): string | null {
  if (error instanceof HalfRestored || error instanceof LaterDatabase) return error.message
  return database.engine === 'postgres'
    ? postgresProblem(database.url, error)
    : directoryProblem(database.directory, error)
}

/** The sign-in secret is in the data directory, whatever the database. */
export const secretProblem = (
  { dataDirectory }: Pick<Config, 'dataDirectory'>,
  error: unknown,
): string | null => (error instanceof CutSecret ? error.message : directoryProblem(dataDirectory, error))

export const otherSecret = ({
  dataDirectory,
  signInPepper,
}: Pick<Config, 'dataDirectory' | 'signInPepper'>) =>
  `${signInPepper === null ? `DATA_DIR: the secret in ${dataDirectory}` : 'SIGN_IN_PEPPER'} is not the one this database is used with; give that one: without it nobody finds their account. Where it is lost for good, run “delete from secret_checks” in the database; guests go on, and accounts begin anew`

/** The list is read from the database and written to a file. */
export const erasuresProblem = (
  { erasuresFile, database }: Pick<Config, 'erasuresFile' | 'database'>,
  error: unknown,
): string | null =>
  databaseProblem({ database }, error) ?? directoryProblem(dirname(erasuresFile), error, 'ERASURES_FILE')

export function certificateProblem({ tlsFiles }: Pick<Config, 'tlsFiles'>, error: unknown): string | null {
  if (!tlsFiles) return null
  const named = `TLS_CERT_FILE and TLS_KEY_FILE: ${tlsFiles.cert} and ${tlsFiles.key}`
  if (errorCodes(error).some(code => /^ERR_(OSSL|SSL)/.test(code)))
    return `${named} are no certificate and the key that fits it, as PEM`
  const cannotRead = `${named} cannot both be read`
  return said({ ENOENT: cannotRead, EACCES: cannotRead, EISDIR: cannotRead }, error)
}

export const addressProblem = (
  { host, port }: Pick<Config, 'host' | 'port'>,
  error: unknown,
): string | null =>
  said(
    {
      EADDRINUSE: `PORT: ${port} is taken by another program; stop it, or choose another port`,
      EACCES: `PORT: this user may not listen at ${port}; choose one above 1023`,
      EADDRNOTAVAIL: `HOST: this computer has no address ${host}`,
      ENOTFOUND: `HOST: ${host} is no address of this computer`,
      EAI_AGAIN: `HOST: ${host} is no address of this computer`,
    },
    error,
  )
