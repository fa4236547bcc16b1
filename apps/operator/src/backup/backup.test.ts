import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@lithe/api/database'
import { copyErasures } from '@lithe/api/erasures'
import { isHalfRestored } from '@lithe/api/half-restored'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { everythingStored } from '../../../api/src/rights/testing/everything-stored.ts'
import { fullLife } from '../../../api/src/rights/testing/full-life.ts'
import { askPostgres } from '../../../api/src/testing/ask-postgres.ts'
import { newDatabase } from '../../../api/src/testing/new-database.ts'
import { type PostgresServer, startPostgresServer } from '../../../api/src/testing/postgres-server.ts'
import { openRelay } from '../../../api/src/testing/relay.ts'
import { makeTestApp, type TestApp } from '../../../api/src/testing/test-app.ts'
import { debianPostgres } from '../testing/debian-postgres.ts'
import { backupCommand } from './backup-command.ts'
import { eraseAgainCommand } from './erase-again-command.ts'
import { restoreCommand } from './restore-command.ts'

/** Not compared: sign-ins and counters, which backups omit; migrations. */
const leftOut = ['sign_in_sessions', 'sign_in_codes', 'rate_limits', '__drizzle_migrations']
/** Also differing: erasure times, events, jobs, and orders that ended after the backup. */
const bookkeeping = [...leftOut, 'security_events', 'erasures', 'orders', 'order_changes', 'job']
const ofSignIn = /"session_id": "[^"]+"/

async function rows(db: Database, without: readonly string[] = leftOut) {
  const stored = await everythingStored(db)
  return stored
    .filter(({ schema, table }) => schema !== 'jobs' || table === 'job')
    .filter(({ table, row }) => !without.includes(table) && !row.includes('"detail": "restore"'))
    .map(({ table, row }) =>
      table === 'known_devices' ? row.replace(ofSignIn, '"session_id": null') : `${table} ${row}`,
    )
    .sort()
}

const bin = debianPostgres()

it('a server whose version differs from the local programs’ is refused, naming the package to install', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-backup-'))
  const key = await backupCommand({}, ['--new-key', join(folder, 'key')])
  const [, BACKUP_RECIPIENT = ''] = /^BACKUP_RECIPIENT=(.+)$/m.exec(key) ?? []
  const settings = { DATABASE_URL: await newDatabase(), DATA_DIR: folder, BACKUP_RECIPIENT, PATH: '' }
  vi.stubEnv('PATH', folder)
  const [server] = await askPostgres(settings.DATABASE_URL, 'show server_version_num')
  const major = String(Math.floor(Number(server?.server_version_num) / 10_000))
  const isHere = existsSync(`/usr/lib/postgresql/${major}/bin/pg_dump`)
  const backup = backupCommand(settings, [join(folder, 'backup')])
  if (isHere) await backup
  else await expect(backup).rejects.toThrow(`is not here; install postgresql-client-${major}`)
  expect(existsSync(join(folder, 'backup'))).toBe(isHere)
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('the image includes the programs of its PostgreSQL version', async () => {
  const read = (name: string) => readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
  const [, image] = /^ARG POSTGRES=(\d+)$/m.exec(await read('Containerfile')) ?? []
  expect(image).toBe(/image: \S+\/postgres:(\d+)$/m.exec(await read('compose.yaml'))?.[1])
  expect(image).toBeDefined()
})

if (bin === null)
  console.warn('Backups were not tried: it takes PostgreSQL’s own programs (apt-get install postgresql).')
else
  describe('a backup', { timeout: 300_000 }, () => {
    let folder: string
    let server: PostgresServer
    let testApp: TestApp
    let settings: Record<string, string>
    const at = (name: string) => join(folder, name)
    const backup = (file: string) => backupCommand(settings, [at(file)])
    const urlOf = (name: string) => server.url.replace(/postgres$/, name)
    async function empty(name: string) {
      await askPostgres(server.url, `create database ${name}`)
      return urlOf(name)
    }
    const restore = (file: string, url: string, ...lists: string[]) =>
      restoreCommand({ DATABASE_URL: url, DATA_DIR: at('new') }, [
        at(file),
        ...['--identity', at('key')],
        ...(lists.length > 0 ? lists.flatMap(list => ['--erasures', list]) : ['--no-erasures']),
      ])
    async function looked<Found>(url: string, look: (db: Database) => Promise<Found>): Promise<Found> {
      const { db, close } = await openDatabase({ engine: 'postgres', url }, null)
      return look(db).finally(close)
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lithe-backup-'))
      vi.stubEnv('POSTGRES_BIN', bin)
      server = await startPostgresServer()
      vi.unstubAllEnvs()
      const url = await empty('served')
      testApp = await makeTestApp(await openDatabase({ engine: 'postgres', url }))
      const key = await backupCommand({}, ['--new-key', at('key')])
      const [, BACKUP_RECIPIENT = ''] = /^BACKUP_RECIPIENT=(.+)$/m.exec(key) ?? []
      settings = { DATABASE_URL: url, DATA_DIR: folder, BACKUP_RECIPIENT }
    }, 120_000)
    afterAll(async () => {
      await testApp.close()
      await server.stop()
      await rm(folder, { recursive: true })
    })

    it('restores every row, except those of people erased since', async () => {
      const { db } = testApp.database
      const life = { name: 'Perpetua', profileName: 'Ambrose', comment: 'Fine\n"so" (far)' }
      const gone = await fullLife(testApp, life)
      await fullLife(testApp, { name: 'Emil', profileName: 'Ida', comment: '\\N, {null}, Grüße 🙂' })
      const before = await rows(db)
      expect(await backup('whole')).toMatch(/whole holds the database as of 2.*Z, \d+ kB\.$/)
      expect((await readFile(at('whole'))).includes('Perpetua')).toBe(false)
      await expect(backup('whole')).rejects.toThrow('is there already')

      const first = await empty('first')
      expect(await restore('whole', first)).toMatch(/^4 people, \d+ reports and \d+ orders are back, .*Z\.\n/)
      expect(await looked(first, rows)).toEqual(before)
      await expect(restore('whole', first)).rejects.toThrow('the database is not empty')
      expect(await looked(first, rows)).toEqual(before)

      await gone.person.erase()
      await copyErasures(db, at('list'))
      const second = await empty('second')
      expect(await restore('whole', second, at('list'))).toMatch(/^Erased again: [1-9]\d* people/m)
      const now = await rows(db, bookkeeping)
      expect(await looked(second, again => rows(again, bookkeeping))).toEqual(now)
      expect(now.filter(row => row.includes('Perpetua') || row.includes('Ambrose'))).toEqual([])

      const again = { DATABASE_URL: first, DATA_DIR: at('new') }
      expect(await eraseAgainCommand(again, ['--erasures', at('list')])).toMatch(/^Erased again: [1-9]/)
      expect(await looked(first, db => rows(db, bookkeeping))).toEqual(now)
    })

    it('is refused with another key or when damaged, and starts no server; the intact backup restores', async () => {
      await backup('broken')
      const bytes = await readFile(at('broken'))
      const url = await empty('refused')
      await backupCommand({}, ['--new-key', at('other-key')])
      const words = [at('broken'), '--identity', at('other-key'), '--no-erasures']
      await expect(restoreCommand({ DATABASE_URL: url }, words)).rejects.toThrow('no identity matched')
      expect(await looked(url, everythingStored)).toEqual([])
      for (const length of [0, 100, Math.floor(bytes.length / 2), bytes.length - 1]) {
        await writeFile(at('broken'), bytes)
        await truncate(at('broken'), length)
        await expect(restore('broken', url)).rejects.toThrow()
        expect(await looked(url, everythingStored)).toEqual([])
      }
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
      await writeFile(at('broken'), bytes)
      await expect(restore('broken', url)).rejects.toThrow()
      await expect(openDatabase({ engine: 'postgres', url })).rejects.toThrow('has not come to its end')
      await backup('unbroken')
      await restore('unbroken', url)
      expect(await looked(url, rows)).toEqual(await rows(testApp.database.db))
      await (await openDatabase({ engine: 'postgres', url })).close()
    })

    it('is made despite a truncated secret, with a warning that no server starts with it', async () => {
      await writeFile(at('sign-in-pepper'), 'x'.repeat(31))
      await expect(backup('beside')).rejects.toThrow(/^\S+beside holds the database .*\n.* was cut short/)
      expect(existsSync(at('beside'))).toBe(true)
      await rm(at('sign-in-pepper'))
    })

    it('fails on a full disk and leaves no file', async () => {
      await symlink('/dev/full', at('full.part'))
      await expect(backup('full')).rejects.toThrow('ENOSPC')
      expect([existsSync(at('full')), existsSync(at('full.part'))]).toEqual([false, false])
    })

    it('leaves no file when interrupted anywhere; an interrupted restore leaves no usable database', async () => {
      const before = await rows(testApp.database.db)
      const relay = await openRelay(Number(new URL(server.url).port))
      const through = (url: string) => {
        const its = new URL(url)
        its.port = String(relay.port)
        return its.href
      }
      /** Breaks off message by message at first, then in longer steps. */
      async function breakOffEverywhere(
        name: string,
        work: () => Promise<unknown>,
        look: () => Promise<void>,
      ) {
        for (let message = 1, broken = 0; ; message += Math.ceil(message / 4), broken++) {
          relay.breakOffAt(message, broken % 2 === 0)
          const isDone = await work().then(
            () => true,
            () => false,
          )
          relay.breakOffAt(-1, false)
          if (isDone) return expect(broken, name).toBeGreaterThan(10)
          await look()
        }
      }
      const served = { ...settings, DATABASE_URL: through(settings.DATABASE_URL ?? '') }
      await breakOffEverywhere(
        'backup',
        () => backupCommand(served, [at('cut')]),
        async () => {
          expect([existsSync(at('cut')), existsSync(at('cut.part'))]).toEqual([false, false])
        },
      )
      const url = await empty('cut')
      await breakOffEverywhere(
        'restore',
        () => restore('cut', through(url)),
        async () => {
          const [isHalf, stored] = await looked(
            url,
            async db => [await isHalfRestored(db), await rows(db)] as const,
          )
          // Otherwise the last message arrived and only its reply was lost.
          if (!isHalf && stored.length > 0) {
            expect(stored).toEqual(before)
            await askPostgres(server.url, 'drop database cut')
            await empty('cut')
          }
        },
      )
      await relay.end()
      expect(await looked(url, rows)).toEqual(before)
    })
  })
