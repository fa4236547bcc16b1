import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askRows } from './ground/db/database.ts'
import { openDatabase } from './ground/db/open-database.ts'
import { keepBuyerAddress } from './money/due-receipts.ts'
import { pressInSandbox } from './rights/testing/press-in-sandbox.ts'
import { openMailbox } from './testing/mailbox.ts'
import { newDatabase } from './testing/new-database.ts'
import { reportedGuest } from './testing/reported-guest.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { makeTestApp, type TestApp, testPepper, testSecret } from './testing/test-app.ts'

const soon = { timeout: 30_000, interval: 100 }
const buyer = 'rosa@example.org'

let folder: string
let url: string
/** Takes payments but runs no jobs, unlike the killed servers and their successors. */
let server: TestApp
const servers: ServerProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lithe-killed-'))
  url = await newDatabase()
  server = await makeTestApp(await openDatabase({ engine: 'postgres', url }))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await server.close()
  await rm(folder, { recursive: true })
})

async function serve(mailPort: number) {
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: folder,
    SIGN_IN_PEPPER: testSecret,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'lithe@example.org',
  })
  servers.push(server)
  return server
}

async function pay(): Promise<string> {
  const { guest, assessmentId } = await reportedGuest(server)
  const { pathname } = new URL((await guest.checkout(assessmentId)).data.checkoutUrl)
  const orderId = pathname.split('/').at(-1) ?? ''
  await keepBuyerAddress(
    { db: server.database.db, pepper: testPepper },
    { orderId, assessmentId, address: buyer },
  )
  await pressInSandbox(server, pathname, 'pay')
  return orderId
}

const stateOf = async (orderId: string) => {
  const [job] = await askRows<{ state: string }>(
    server.database.db,
    sql`select state::text as state from jobs.job where id = ${orderId}`,
  )
  return job?.state
}

/** Opens a mail server that accepts connections but never greets, keeping an email in flight. */
async function openSilence(): Promise<{ server: Server; port: number }> {
  const server = createServer(socket => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** Starts a server that finds the job, and expects exactly one receipt. */
async function expectSentOnce(orderId: string) {
  const { port, received, close } = await openMailbox()
  await serve(port)
  await vi.waitUntil(async () => (await stateOf(orderId)) === 'completed', soon)
  const receipts = received.filter(({ to }) => to?.some(({ address }) => address === buyer))
  expect(receipts).toHaveLength(1)
  await close()
}

it('a receipt due before any server ran jobs is sent once by the next server', async () => {
  const orderId = await pay()
  expect(await stateOf(orderId)).toBe('created')
  await expectSentOnce(orderId)
}, 90_000)

it('a receipt in flight when its server was killed is sent once by the next server', async () => {
  await server.database.db.execute(sql`update jobs.queue set retry_delay = 1 where name = 'receipt'`)
  const orderId = await pay()
  const silence = await openSilence()
  const spokenTo = once(silence.server, 'connection')
  const killed = await serve(silence.port)
  await spokenTo
  expect(await stateOf(orderId)).toBe('active')
  await killed.kill()
  silence.server.close()
  expect(await stateOf(orderId), 'its end was not written down').toBe('active')

  // As if a minute had passed; until then the killed server might still be sending.
  await server.database.db.execute(
    sql`update jobs.job set started_on = started_on - interval '2 minutes' where id = ${orderId}`,
  )
  await expectSentOnce(orderId)
}, 90_000)
