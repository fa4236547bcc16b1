import { expect, it } from 'vitest'
import { starsCheckouts } from '../ground/db/schema/checkouts.ts'
import { orderChanges, orders } from '../ground/db/schema/orders.ts'
import { shortNumber } from '../money/short-number.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { ordersCommand } from './orders-command.ts'

describeWithApp('npm run ops -- orders', testApp => {
  const at = (day: string) => new Date(`${day}T10:30:00Z`)
  const run = (words = '') =>
    ordersCommand({ db: testApp().database.db, refunds: null }, words ? words.split(' ') : [])
  const kept = async (order: Partial<typeof orders.$inferInsert>) => {
    const [made] = await testApp()
      .database.db.insert(orders)
      .values({ provider: 'stripe', state: 'open', priceCents: 200, createdAt: at('2026-05-01'), ...order })
      .returning()
    if (!made) throw new Error('no order')
    return made.id
  }
  const settled = (day: string) => ({ createdAt: at(day), settledAt: at(day) })

  it('lists orders newest first with times and totals', async () => {
    expect((await run()).words).toBe('There are no such orders.')
    const open = await kept({})
    const paid = await kept({ state: 'paid', ...settled('2026-05-02'), paidAt: at('2026-05-02') })
    const back = { state: 'refunded', ...settled('2026-05-03'), paidAt: at('2026-05-02') } as const
    const refunded = await kept({ ...back, refundedCents: 200 })
    await kept({ state: 'charged-back', ...settled('2026-05-04'), paidAt: at('2026-05-04') })
    const { ok, words } = await run()
    const lines = words.split('\n')
    expect(ok).toBe(true)
    expect(lines[0]).toMatch(/^order +made \(UTC\) +state +price +back +paid +settled +receipt +through$/)
    expect(lines.slice(2, 5).map(line => line.slice(0, 36))).toEqual([refunded, paid, open])
    expect(lines[2]).toMatch(
      / 2026-05-03 10:30 +refunded +\$2\.00 +\$2\.00 +2026-05-02 10:30 +2026-05-03 10:30 +– +stripe$/,
    )
    expect(lines.at(-1)).toBe('4 orders, taken $6.00, refunded $2.00, charged back $2.00, kept $2.00')
  })

  it('filters orders by state and date, and totals the result', async () => {
    expect((await run('--state refunded')).words).toContain('1 order, taken $2.00, refunded $2.00')
    expect((await run('--since 2026-05-02 --until 2026-05-03')).words).toContain('2 orders, taken $4.00')
    const few = (await run('--most 1')).words
    expect(few).toContain('and 3 older ones')
    expect(few).toContain('4 orders')
    expect((await run('--state expired')).words).toBe('There are no such orders.')
  })

  it('shows the history of an order: what opened and locked its report', async () => {
    const orderId = await kept({
      state: 'refunded',
      checkoutId: 'cs_test_1',
      refundedCents: 200,
      ...settled('2026-05-06'),
      paidAt: at('2026-05-05'),
    })
    const change = { orderId, refundedCents: 0 }
    await testApp()
      .database.db.insert(orderChanges)
      .values([
        { ...change, revision: 1, state: 'paid', report: 'opened', changedAt: at('2026-05-05') },
        {
          ...change,
          revision: 2,
          state: 'refunded',
          report: 'locked',
          refundedCents: 200,
          changedAt: at('2026-05-06'),
        },
      ])
    const { words } = await run(`show ${orderId}`)
    const short = shortNumber(orderId)
    expect(words).toContain(short)
    expect((await run(`show ${short}`)).words).toBe(words)
    expect((await run(`show ${short.toLowerCase()}`)).words).toBe(words)
    expect(words).toContain('checkout    cs_test_1')
    expect(words.split('\n').slice(-2)).toEqual([
      '2026-05-05 10:30  paid  opened the report',
      '2026-05-06 10:30  refunded  $2.00 given back  locked the report again',
    ])
  })

  it('says that a payment that opened nothing will be refunded, then that it was', async () => {
    const back = { ...settled('2026-05-06'), paidAt: at('2026-05-06') }
    const orderId = await kept({ state: 'refunded', refundedCents: 200, ...back })
    const change = { orderId, report: 'unchanged', changedAt: at('2026-05-06') } as const
    await testApp()
      .database.db.insert(orderChanges)
      .values([
        { ...change, revision: 1, state: 'paid', refundedCents: 0 },
        { ...change, revision: 2, state: 'refunded', refundedCents: 200 },
      ])
    expect((await run(`show ${orderId}`)).words.split('\n').slice(-2)).toEqual([
      '2026-05-06 10:30  paid  opened nothing; the money goes back by itself',
      '2026-05-06 10:30  refunded  $2.00 given back',
    ])
  })

  it('totals Stars separately from dollars', async () => {
    const orderId = await kept({
      provider: 'stars',
      state: 'refunded',
      refundedCents: 200,
      ...settled('2026-06-01'),
      paidAt: at('2026-06-01'),
    })
    const paidAt = at('2026-06-01')
    await testApp().database.db.insert(starsCheckouts).values({
      orderId,
      stars: 100,
      invoiceUrl: 'https://t.me/$1',
      state: 'refunded',
      chargeId: 'charge 1',
      createdAt: paidAt,
      paidAt,
      refundedAt: paidAt,
    })
    const { words } = await run('--since 2026-06-01')
    expect(words).toMatch(/ refunded +100 Stars +100 Stars +2026-06-01 10:30 .* stars\n/)
    expect(words.split('\n').at(-1)).toBe(
      '1 order, taken $0.00, refunded $0.00, charged back $0.00, kept $0.00, taken 100 Stars, given back 100 Stars',
    )
  })

  it.each([
    '--state stolen',
    '--since yesterday',
    '--most 0',
    '--who rosa',
    'delete',
    'list 5',
    'refund',
    'refund 1 2',
  ])('rejects "%s"', async words => {
    expect(await run(words)).toMatchObject({ ok: false, isMisuse: true })
  })

  it.each(['show 7', 'show LT-000000', 'show 00000000-0000-4000-8000-000000000000'])(
    'finds no order for "%s"',
    async words => {
      expect(await run(words)).toEqual({ ok: false, words: 'There is no such order.' })
    },
  )
})
