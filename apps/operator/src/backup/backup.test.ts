import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, type DatabaseChoice, openDatabase } from '@lithe/api/database'
import { copyErasures } from '@lithe/api/erasures'
import { orders } from '@lithe/api/schema/orders'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingStored } from '../../../api/src/rights/testing/everything-stored.ts'
import { fullLife } from '../../../api/src/rights/testing/full-life.ts'
import { engines } from '../../../api/src/testing/engines.ts'
import { newDatabase } from '../../../api/src/testing/new-database.ts'
import { makeTestApp, type TestApp } from '../../../api/src/testing/test-app.ts'
import { readErasureLines } from './erasure-lists.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Everybody signs in anew; counters of limits are in no backup; the restore itself is an event. */
const leftOut = ['sign_in_sessions', 'sign_in_codes', 'rate_limits', '__drizzle_migrations']

/** Jobs are in no backup: the sweep makes one of each row that is due and has none. */
const jobsSchema = 'jobs'

/** Which sign-in a known device had goes with that one. */
const ofSignIn = /"session_id": "[^"]+"/

/** When it was erased, and that an order was ended before: it is open in the backup, and leads to no report any more. */
const bookkeeping = [...leftOut, 'security_events', 'erasures', 'orders', 'order_changes']

async function rows(db: Database, without: readonly string[]) {
  const stored = await everythingStored(db)
  return stored
    .filter(({ schema }) => schema !== jobsSchema)
    .filter(({ table, row }) => !without.includes(table) && !row.includes('"detail": "restore"'))
    .map(({ table, row }) =>
      table === 'known_devices' ? row.replace(ofSignIn, '"session_id": null') : `${table} ${row}`,
    )
    .sort()
}

const reportsOfOrders = async (db: Database) =>
  (await db.select().from(orders)).map(({ id, assessmentId }) => `${id} ${assessmentId}`).sort()

const emptyPostgres = async (): Promise<DatabaseChoice> => ({
  engine: 'postgres',
  url: await newDatabase('empty'),
})

describe.each(engines)('a backup of $engine', { timeout: 600_000 }, ({ engine, open }) => {
  let folder: string
  let testApp: TestApp
  let identity: string
  let recipient: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-backup-'))
    identity = await generateIdentity()
    recipient = await identityToRecipient(identity)
    testApp = await makeTestApp(await open())
  }, 120_000)
  afterAll(async () => {
    await testApp.close()
    await rm(folder, { recursive: true })
  })

  const emptyPglite = (name: string): DatabaseChoice => ({ engine: 'pglite', directory: join(folder, name) })
  const now = new Date('2026-06-01T00:00:00Z')
  async function restored(
    file: string,
    to: DatabaseChoice,
    lines: readonly string[],
    without: readonly string[],
  ) {
    const done = await restoreBackup(to, await openBackup(file, [identity]), lines, now)
    const { db, close } = await openDatabase(to)
    const [found, kept] = [await rows(db, without), await reportsOfOrders(db)]
    await close()
    return { ...done, found, orders: kept }
  }

  it('brings every row to the other engine, and leaves erased who was erased since', async () => {
    const { db } = testApp.database
    const gone = await fullLife(testApp, {
      name: 'Perpetua',
      profileName: 'Ambrose',
      comment: 'Fine\n"so" (far)',
    })
    await fullLife(testApp, { name: 'Emil', profileName: 'Ida', comment: '\\N, {null}, Grüße 🙂' })
    const before = await rows(db, leftOut)
    const file = join(folder, 'whole')
    const counted = await writeBackup(db, file, { recipient, madeAt: now, pepper: null })
    expect(counted.people).toBe(4)
    expect((await readFile(file)).includes('Perpetua')).toBe(false)

    const other = engine === 'PGlite' ? await emptyPostgres() : emptyPglite('other')
    const whole = await restored(file, other, [], leftOut)
    expect(whole.found).toEqual(before)
    expect(whole.found.length).toBeGreaterThan(100)
    await expect(restored(file, other, [], leftOut)).rejects.toThrow('is not empty')

    await gone.person.erase()
    const list = join(folder, 'erasures')
    await copyErasures(db, list)
    const named = await readFile(list, 'utf8')
    expect(named).toMatch(/^[0-9a-f \n]+$/)
    const same = engine === 'PGlite' ? emptyPglite('same') : await emptyPostgres()
    const again = await restored(file, same, await readErasureLines([list]), bookkeeping)
    expect(again.found).toEqual(await rows(db, bookkeeping))
    expect(again.orders).toEqual(await reportsOfOrders(db))
    expect(again.found.filter(row => row.includes('Perpetua') || row.includes('Ambrose'))).toEqual([])
    expect(again.erased.people).toBeGreaterThan(0)
  })

  it('is refused where it is cut short, changed, or for another identity, and leaves nothing behind', async () => {
    const file = join(folder, 'broken')
    await writeBackup(testApp.database.db, file, { recipient, madeAt: now, pepper: null })
    const bytes = await readFile(file)
    const to = emptyPglite('refused')
    const restore = async (key = identity) => restoreBackup(to, await openBackup(file, [key]), [], now)
    await expect(restore(await generateIdentity())).rejects.toThrow('no identity matched')
    await truncate(file, bytes.length - 1)
    await expect(restore()).rejects.toThrow()
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
    await writeFile(file, changed)
    await expect(restore()).rejects.toThrow()
    await writeFile(file, bytes)
    const { counted } = await restore()
    expect(counted.people).toBeGreaterThan(0)
  })
})
