import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { lastBackupIn } from '../backup/backup-command.ts'
import { doctor } from './doctor.ts'

const now = new Date('2026-06-01T08:00:00Z')

const portOf = (server: Pick<Server, 'address'>) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  return address.port
}

describe('npm run ops -- doctor', { timeout: 60_000 }, () => {
  let dataDirectory: string
  let mail: SMTPServer
  let deaf: Server
  let database: URL
  beforeAll(async () => {
    database = new URL(inject('postgresUrl'))
    database.pathname = `/${inject('postgresTemplate')}`
    mail = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, taken) =>
        username === 'lithe' && password === 'right'
          ? taken(null, { user: username })
          : taken(new Error('no')),
    })
    await once(mail.listen(0, '127.0.0.1'), 'listening')
    deaf = createServer(socket => socket.destroy())
    await once(deaf.listen(0, '127.0.0.1'), 'listening')
  })
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'lithe-doctor-'))
    await writeFile(lastBackupIn(dataDirectory), '2026-05-31T22:00:00Z\n')
    return () => rm(dataDirectory, { recursive: true })
  })
  afterAll(async () => {
    deaf.close()
    await new Promise<void>(closed => mail.close(() => closed()))
  })

  const smtp = (password: string) => `smtp://lithe:${password}@127.0.0.1:${portOf(mail.server)}`
  const settings = (more: Record<string, string> = {}) => ({
    NODE_ENV: 'production',
    DATABASE_URL: database.href,
    DATA_DIR: dataDirectory,
    SMTP_URL: smtp('right'),
    BACKUP_RECIPIENT: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    PUBLIC_URL: `https://127.0.0.1:${portOf(deaf)}`,
    TRUST_PROXY: '1',
    ...more,
  })
  const wrongs = async (more: Record<string, string> = {}) => {
    const { ok, words } = await doctor(settings(more), now)
    const lines = words.split('\n').filter(line => line.startsWith('WRONG'))
    expect(ok).toBe(lines.length === 0)
    return lines.map(line => line.replace(/^WRONG +/, ''))
  }

  it('reports only an unreachable public URL when all else is in place', async () => {
    expect(await wrongs()).toEqual([expect.stringMatching(/^PUBLIC_URL: .* cannot be reached over HTTPS/)])
  })

  it.each([
    ['a development server', { NODE_ENV: '' }, /^NODE_ENV is not production/],
    ['the embedded database', { DATABASE_URL: '' }, /^DATABASE_URL is not set/],
    [
      'a database that is not running',
      { DATABASE_URL: 'postgres://lithe@127.0.0.1:9/lithe' },
      /^DATABASE_URL: .*127.0.0.1:9 refuses/,
    ],
    ['no backups', { BACKUP_RECIPIENT: '' }, /^BACKUP_RECIPIENT is not set/],
    ['no mail', { SMTP_URL: '', EMAIL_SIGN_IN: 'off', PUBLIC_URL: '' }, /^PUBLIC_URL is not set/],
    ['a demo key', { NODE_ENV: '', DEMO_UNLOCK_KEY: 'a key of sixteen letters' }, /^DEMO_UNLOCK_KEY opens/],
    ['a setting that cannot be right', { PORT: 'abc' }, /^PORT is a whole number/],
    ['a misspelt setting', { LOG_LEVL: 'debug' }, /^LOG_LEVL is no setting of Lithe; LOG_LEVEL is/],
  ])('reports %s', async (_case, more, told) => {
    expect(await wrongs(more)).toContainEqual(expect.stringMatching(told))
  })

  it('reports a missing mail server or refused sign-in, without showing the password', async () => {
    const closed = await wrongs({ SMTP_URL: `smtp://127.0.0.1:${portOf(deaf)}` })
    expect(closed).toContainEqual(expect.stringMatching(/^SMTP_URL: .* does not answer as one/))
    const refused = await wrongs({ SMTP_URL: smtp('guessed') })
    expect(refused).toContainEqual(
      expect.stringMatching(/^SMTP_URL: .* does not take this user and password/),
    )
    expect(refused.join()).not.toContain('guessed')
  })

  it('reports an old backup, readable secrets, and a truncated secret', async () => {
    await writeFile(lastBackupIn(dataDirectory), '2026-05-29T22:00:00Z\n')
    await chmod(dataDirectory, 0o755)
    await writeFile(join(dataDirectory, 'sign-in-pepper'), '')
    const told = await wrongs()
    const cut = /^DATA_DIR: .*sign-in-pepper holds was cut short/
    for (const sentence of [/^The last backup is 58 hours old/, /^DATA_DIR: other users/, cut])
      expect(told).toContainEqual(expect.stringMatching(sentence))
  })
})
