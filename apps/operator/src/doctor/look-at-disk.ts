import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import type { Config } from '@lithe/api/config'
import { keptSecretProblem } from '@lithe/api/secrets/kept-secret'
import { lastBackupIn } from '../backup/backup-command.ts'
import { type Finding, good, wrong } from './findings.ts'

const gigabyte = 1e9
const leastFreeBytes = gigabyte
const forOthers = 0o077

async function lookAtDirectory(directory: string): Promise<Finding[]> {
  const found = await stat(directory).catch(() => null)
  if (!found?.isDirectory())
    return [wrong(`DATA_DIR: ${directory} is no directory yet; the first start makes it.`)]
  const isWritable = await access(directory, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  const left = `${(free / gigabyte).toFixed(1)} GB are free where DATA_DIR is`
  return [
    isWritable
      ? good(`DATA_DIR: ${directory} can be written in.`)
      : wrong(`DATA_DIR: this user cannot write in ${directory}.`),
    (found.mode & forOthers) === 0
      ? good('DATA_DIR is closed to every other user.')
      : wrong(`DATA_DIR: other users may enter ${directory}, where secrets lie; chmod 700 closes it.`),
    free >= leastFreeBytes
      ? good(`${left}.`)
      : wrong(`${left}; a server with a full disk stops taking results.`),
  ]
}

const hourMs = 60 * 60_000
/** The time between nightly backups, plus their duration. */
const oldestMs = 26 * hourMs

async function lookAtBackups(dataDirectory: string, recipient: string | undefined, now: Date) {
  if (!recipient)
    return [
      wrong('BACKUP_RECIPIENT is not set, so there are no backups: npm run ops -- backup --new-key FILE'),
    ]
  const last = await readFile(lastBackupIn(dataDirectory), 'utf8').catch(() => null)
  if (last === null) return [wrong('There has been no backup yet: npm run ops -- backup FILE')]
  const hours = Math.round((now.getTime() - Date.parse(last.trim())) / hourMs)
  return now.getTime() - Date.parse(last.trim()) <= oldestMs
    ? [good(`The last backup is ${hours} hours old.`)]
    : [wrong(`The last backup is ${hours} hours old; one a day is the least.`)]
}

/** Checks the secret of a server that has none in its settings. */
async function lookAtSecret({ dataDirectory, signInPepper }: Config): Promise<Finding[]> {
  const problem = signInPepper === null ? await keptSecretProblem(dataDirectory) : null
  return problem === null ? [] : [wrong(`${problem}.`)]
}

/** Checks storage: permissions, space, the secret and backups. */
export const lookAtDisk = async (
  config: Config,
  recipient: string | undefined,
  now: Date,
): Promise<Finding[]> => [
  ...(await lookAtDirectory(config.dataDirectory)),
  ...(await lookAtSecret(config)),
  ...(await lookAtBackups(config.dataDirectory, recipient, now)),
]
