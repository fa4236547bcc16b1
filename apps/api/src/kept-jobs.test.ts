import { randomUUID } from 'node:crypto'
import { setReminder } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { askRows } from './ground/db/database.ts'
import { dropJobs, enqueue } from './ground/jobs/jobs.ts'
import { smtpMailer } from './ground/mail/mailers.ts'
import { keepBuyerAddress } from './money/due-receipts.ts'
import { actor, withoutCookies } from './rights/testing/actor.ts'
import { everythingStored } from './rights/testing/everything-stored.ts'
import { pressInSandbox } from './rights/testing/press-in-sandbox.ts'
import { jobsCommand } from './staff/jobs-command.ts'
import { describeWithApp } from './testing/describe-with-app.ts'
import { openMailbox } from './testing/mailbox.ts'
import { newAccount } from './testing/new-account.ts'
import { reportedGuest } from './testing/reported-guest.ts'
import { makeTestApp, type TestApp, testPepper } from './testing/test-app.ts'

const soon = { timeout: 15_000, interval: 100 }

describeWithApp('a job', testApp => {
  const db = () => testApp().database.db
  type Kept = { id: string; state: string; why: string | null; waits: number }
  const jobOf = async (id: string) => {
    const [job] = await askRows<Kept>(
      db(),
      sql`select id, state::text as state, output->>'message' as why,
        extract(epoch from start_after - now())::float8 as waits from jobs.job where id = ${id}`,
    )
    return job ?? null
  }
  /** Pays an order whose receipt goes to this address. */
  const paid = async (address: string) => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const { pathname } = new URL((await guest.checkout(assessmentId)).data.checkoutUrl)
    const orderId = pathname.split('/').at(-1) ?? ''
    await keepBuyerAddress({ db: db(), pepper: testPepper }, { orderId, assessmentId, address })
    await pressInSandbox(testApp(), pathname, 'pay')
    return { guest, orderId }
  }
  const servers: TestApp[] = []
  /** Starts another server on the same database, which runs jobs and sends mail to a local port. */
  const serve = async (port: number) => {
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Lithe <lithe@example.org>' })
    const server = await makeTestApp(testApp().database, { jobs: { pollSeconds: 0.5 }, mailer })
    servers.push(server)
    await server.app.ready()
  }
  afterEach(async () => {
    for (const { app, mailbox } of servers.splice(0)) {
      await app.close()
      await mailbox.close()
    }
    await db().execute(sql`update jobs.queue set retry_delay = 60, retry_limit = 9 where name = 'receipt'`)
  })

  it('is queued once when an operator confirms a sweep; a second confirmation fails', async () => {
    const said = async () => (await jobsCommand(db(), ['confirm-sweep'])).ok
    expect([await said(), await said()]).toEqual([true, false])
    const [job] = await askRows<{ data: unknown }>(
      db(),
      sql`delete from jobs.job where name = 'sweep' and data->>'isConfirmed' = 'true' returning data`,
    )
    expect(job?.data).toEqual({ isConfirmed: true })
  })

  it('exists once, and only if its transaction commits', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()]
    await db().transaction(async transaction => {
      await enqueue(transaction, 'receipt', kept)
      await enqueue(transaction, 'receipt', kept)
    })
    const failing = db().transaction(async transaction => {
      await enqueue(transaction, 'receipt', lost)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await jobOf(kept)).toMatchObject({ state: 'created' })
    expect(await jobOf(lost)).toBeNull()
  })

  it('is retried with growing delays while the mail server is down, and sends one receipt', async () => {
    await db().execute(sql`update jobs.queue set retry_delay = 1 where name = 'receipt'`)
    const gone = await openMailbox()
    await gone.close()
    const address = `${randomUUID()}@example.org`
    const { orderId } = await paid(address)
    expect(await jobOf(orderId)).toMatchObject({ state: 'created' })
    await serve(gone.port)
    await vi.waitUntil(async () => (await jobOf(orderId))?.state === 'retry', soon)
    const first = await jobOf(orderId)
    expect(first?.why).toBe('ESOCKET')
    await vi.waitUntil(async () => ((await jobOf(orderId))?.waits ?? 0) > 2, soon)
    const back = await openMailbox(gone.port)
    await vi.waitUntil(async () => (await jobOf(orderId))?.state === 'completed', soon)
    expect(back.received.filter(({ to }) => to?.some(one => one.address === address))).toHaveLength(1)
    await back.close()
  }, 60_000)

  it('is kept and listed when given up, and can be retried', async () => {
    await db().execute(sql`update jobs.queue set retry_limit = 0 where name = 'receipt'`)
    const gone = await openMailbox()
    await gone.close()
    const address = `${randomUUID()}@example.org`
    const { orderId } = await paid(address)
    await serve(gone.port)
    await vi.waitUntil(async () => (await jobOf(orderId))?.state === 'failed', soon)
    const told = await jobsCommand(db(), [])
    const line = told.words.split('\n').find(each => each.startsWith(orderId))
    expect(line).toMatch(/receipt .* given up .* 1 tries .* ESOCKET/)
    expect(told.words).not.toContain(address)

    const back = await openMailbox(gone.port)
    expect((await jobsCommand(db(), ['retry', orderId])).ok).toBe(true)
    await vi.waitUntil(async () => (await jobOf(orderId))?.state === 'completed', soon)
    expect(back.received.filter(({ to }) => to?.some(one => one.address === address))).toHaveLength(1)
    expect((await jobsCommand(db(), ['retry', orderId])).ok).toBe(false)
    for (const unclear of [['retry'], ['retry', 'x'], ['mend', orderId], ['--last', '0']])
      expect(await jobsCommand(db(), unclear)).toMatchObject({ ok: false, isMisuse: true })
    await back.close()
  }, 60_000)

  it('is retried when the database refuses its completion, storing only a reason code', async () => {
    await db().execute(sql`create function no_end() returns trigger language plpgsql as
      $$ begin raise exception 'no end is written down' using errcode = 'XX000'; end $$`)
    await db().execute(sql`create trigger no_end before update on jobs.job for each row
      when (new.state = 'completed' and new.name = 'receipt') execute function no_end()`)
    const mailbox = await openMailbox()
    const address = `${randomUUID()}@example.org`
    const { orderId } = await paid(address)
    await serve(mailbox.port)
    const mails = () => mailbox.received.filter(({ to }) => to?.some(one => one.address === address))
    await vi.waitUntil(() => mails().length === 1, soon)
    await vi.waitUntil(
      () => servers[0]?.logged.some(line => line.includes('a statement about jobs failed')),
      soon,
    )
    await vi.waitUntil(async () => (await jobOf(orderId))?.state === 'retry', soon)
    expect(await jobOf(orderId)).toMatchObject({ why: 'database' })
    await dropJobs(db(), 'receipt', [orderId])
    await db().execute(sql`drop trigger no_end on jobs.job`)
    await mailbox.close()
  }, 60_000)

  it('contains only its row’s id, and is deleted with an erased account', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const wish = { weeks: 4, time: '10:00', zone: 'Europe/Berlin', by: { way: 'mail' } }
    const caller = { userIdentifier: rosa.email, source: 'web' }
    await rosa.call(setReminder, '/me/reminder', { ...caller, ...wish })
    const { guest, orderId } = await paid(rosa.email)
    const jobs = async () =>
      (await everythingStored(db())).filter(
        ({ row }) => /"name": "(receipt|reminder)"/.test(row) && /"data"/.test(row),
      )
    const before = await jobs()
    const [reminder] = await askRows<{ id: string }>(db(), sql`select id from reminders`)
    expect(before.some(({ row }) => row.includes(reminder?.id ?? '–'))).toBe(true)
    expect(before.some(({ row }) => row.includes(orderId))).toBe(true)
    for (const { row } of before) expect(JSON.parse(row)).toMatchObject({ data: {}, output: null })

    await actor(withoutCookies(testApp()), guest.userIdentifier).erase()
    await actor(rosa.call, rosa.email).erase()
    const after = (await jobs()).map(({ row }) => row).join()
    for (const id of [reminder?.id ?? '–', orderId]) expect(after).not.toContain(id)
  }, 60_000)
})
