import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import { createServer as createPlainServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from './ground/db/open-database.ts'
import { addressProblem, certificateProblem, databaseProblem } from './start-problems.ts'
import { askPostgres } from './testing/ask-postgres.ts'
import { newDatabase } from './testing/new-database.ts'
import { serverArguments, startServerProcess } from './testing/server-process.ts'

let directory: string
const taken = createPlainServer()
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lithe-start-'))
  await writeFile(join(directory, 'file'), 'no certificate, and no directory')
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  taken.close()
  await rm(directory, { recursive: true })
})

const at = (change: (url: URL) => void) => {
  const url = new URL(inject('postgresUrl'))
  change(url)
  return { engine: 'postgres', url: url.href } as const
}
const portOf = (server: Server) => Number(Object(server.address()).port)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it.each([
  ['that is not running', () => at(url => (url.port = '1')), 'refuses the connection; is it running'],
  ['that does not exist', () => at(url => (url.pathname = '/nobodys')), 'there is no database nobodys at'],
  [
    'in a directory that is a file',
    () => ({ engine: 'pglite', directory: join(directory, 'file') }) as const,
    'is no directory, or lies below a file',
  ],
  [
    // Not even root can write there.
    'in an unwritable directory',
    () => ({ engine: 'pglite', directory: '/sys/lithe' }) as const,
    'nothing can be written in /sys/lithe',
  ],
])('a database %s is reported in a sentence naming the setting', async (_what, database, sentence) => {
  const config = { database: database() }
  const problem = databaseProblem(config, await failureOf(openDatabase(config.database)))
  expect(problem).toContain(sentence)
  expect(problem).toMatch(/^(DATABASE_URL|DATA_DIR): /)
})

it.each([
  ['28P01', 'does not let “ann” in with this password'],
  ['ENOTFOUND', 'no computer named db.example is known here'],
  ['ETIMEDOUT', 'db.example:5432 does not answer'],
  ['08P01', 'the pooler at db.example:5432 does not reach its database'],
])('the database error %s is reported without the password', (code, sentence) => {
  const config = { database: { engine: 'postgres', url: 'postgres://ann:secret@db.example/lithe' } } as const
  const wrapped = Object.assign(new Error('a query failed'), {
    cause: Object.assign(new Error('x'), { code }),
  })
  const problem = databaseProblem(config, wrapped)
  expect(problem).toContain(sentence)
  expect(problem).not.toContain('secret')
  expect(databaseProblem(config, new Error('of another kind'))).toBeNull()
})

const listening = (host: string, port: number) =>
  new Promise((resolve, reject) => {
    const server = createPlainServer()
    server.once('error', reject).listen({ host, port }, () => server.close(resolve))
  })

it.each([
  [
    'that is not local',
    () => ({ host: '203.0.113.9', port: 0 }),
    'HOST: this computer has no address 203.0.113.9',
  ],
  ['that is taken', () => ({ host: '127.0.0.1', port: portOf(taken) }), 'is taken by another program'],
])('an address %s is reported in a sentence naming the setting', async (_what, place, sentence) => {
  const { host, port } = place()
  expect(addressProblem({ host, port }, await failureOf(listening(host, port)))).toContain(sentence)
})

it('an invalid certificate is reported in a sentence naming the settings', async () => {
  const file = join(directory, 'file')
  const serving = async () => createServer({ cert: 'no certificate', key: 'no key' })
  const problem = certificateProblem({ tlsFiles: { cert: file, key: file } }, await failureOf(serving()))
  expect(problem).toContain('are no certificate and the key that fits it')
})

/** Returns the exit code and stderr of a server that must not start. */
async function endOf(settings: Record<string, string>, within: readonly string[] = []) {
  const { PATH = '' } = process.env
  const env = { PATH, HOST: '127.0.0.1', PORT: '0', ...settings }
  const [program = '', ...words] = [...within, process.execPath, ...serverArguments]
  const ended = await failureOf(promisify(execFile)(program, words, { env }))
  return Object(ended) as { code: number; stderr: string }
}

it('a server exits with such a sentence and no stack trace', async () => {
  const { code, stderr } = await endOf({
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: at(() => {}).url,
    TLS_CERT_FILE: '/nope',
    TLS_KEY_FILE: '/nope',
  })
  expect(code).toBe(1)
  expect(stderr).toContain('- TLS_CERT_FILE and TLS_KEY_FILE: /nope and /nope cannot both be read')
  expect(stderr).not.toMatch(/^\s+at /m)
}, 120_000)

it.each([0, 1, 31])(
  'a server whose secret has %i bytes refuses to start, and says why',
  async bytes => {
    const here = { DATA_DIR: join(directory, `cut-to-${bytes}`), DATABASE_URL: await newDatabase() }
    await mkdir(here.DATA_DIR)
    await writeFile(join(here.DATA_DIR, 'sign-in-pepper'), 'x'.repeat(bytes))
    const { code, stderr } = await endOf(here)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^- DATA_DIR: .* was cut short/m)])
  },
  120_000,
)

it('a full disk at the first start leaves no secret, and the next start creates a complete secret', async () => {
  const here = { DATA_DIR: join(directory, 'full'), DATABASE_URL: await newDatabase() }
  // A file size limit of zero, enforced by the system.
  const { code, stderr } = await endOf(here, ['/bin/sh', '-c', 'ulimit -f 0; exec "$@"', 'sh'])
  expect([code, stderr]).toEqual([1, expect.stringContaining('- DATA_DIR: no space is left for')])
  expect(await readdir(here.DATA_DIR)).toEqual([])
  await (await startServerProcess(here)).stop()
  expect(await readFile(join(here.DATA_DIR, 'sign-in-pepper'), 'utf8')).toHaveLength(43)
}, 120_000)

it('a server refuses a database two releases ahead, and accepts one release ahead', async () => {
  const here = { DATA_DIR: join(directory, 'later'), DATABASE_URL: await newDatabase() }
  const migrated = (name: string) =>
    askPostgres(
      here.DATABASE_URL,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${name}', 9e12)`,
    )
  const opened = (releases: string) =>
    askPostgres(here.DATABASE_URL, `comment on table drizzle.__drizzle_migrations is '${releases}'`)
  await (await startServerProcess(here)).stop()
  await migrated('of the next release')
  const unsaid = await endOf(here)
  expect([unsaid.code, unsaid.stderr]).toEqual([1, expect.stringMatching(/^- DATABASE_URL: a later Lithe/m)])
  await opened('1 2')
  await (await startServerProcess(here)).stop()
  await migrated('of the one after that')
  await opened('1 2 3')
  expect((await endOf(here)).stderr).toMatch(/^- DATABASE_URL: a later Lithe has opened this database/m)
}, 120_000)

it('a server whose secret does not match its database exits, until the database accepts the secret', async () => {
  const DATABASE_URL = await newDatabase()
  const here = { DATA_DIR: join(directory, 'here'), DATABASE_URL }
  await (await startServerProcess(here)).stop()
  await (await startServerProcess(here)).stop()
  const elsewhere = { DATA_DIR: join(directory, 'elsewhere'), DATABASE_URL }
  const inFolder = await endOf(elsewhere)
  expect(inFolder.code).toBe(1)
  expect(inFolder.stderr).toContain(`- DATA_DIR: the secret in ${elsewhere.DATA_DIR} is not the one`)
  const secret = 'thirty-two characters of another secret'
  const inSettings = await endOf({ ...here, SIGN_IN_PEPPER: secret })
  expect(inSettings.stderr).toContain('- SIGN_IN_PEPPER is not the one this database is used with')
  expect(inSettings.stderr).not.toContain(secret)
  const [, statement = ''] = /“(.+?)”/.exec(inSettings.stderr) ?? []
  await askPostgres(DATABASE_URL, statement)
  await (await startServerProcess(elsewhere)).stop()
}, 120_000)
