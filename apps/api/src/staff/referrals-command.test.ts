import { expect, it } from 'vitest'
import { referralCounts } from '../ground/db/schema/messenger.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { referralsCommand } from './referrals-command.ts'

describeWithApp('npm run ops -- referrals', testApp => {
  const run = (...words: string[]) => {
    const { database, clock } = testApp()
    return referralsCommand({ db: database.db, now: clock.now }, words)
  }

  it('explains how to mark links before any was used', async () => {
    const { ok, words } = await run()
    expect([ok, words.includes('?start=r-MARK')]).toEqual([true, true])
  })

  it('lists starts by link and day, latest first', async () => {
    await testApp()
      .database.db.insert(referralCounts)
      .values([
        { code: 'Spring', day: '2026-05-03', starts: 4 },
        { code: 'Club', day: '2026-05-04', starts: 2 },
        { code: 'Spring', day: '2026-05-04', starts: 12 },
        { code: 'Winter', day: '2026-01-04', starts: 9 },
      ])
    const lines = async (...words: string[]) => (await run(...words)).words.split('\n').slice(1)
    expect(await lines()).toEqual([
      '2026-05-04       12  Spring',
      '2026-05-04        2  Club',
      '2026-05-03        4  Spring',
    ])
    expect(await lines('--since', '2026-01-01')).toHaveLength(4)
    expect((await run('--since', '2026-06-01')).words).toContain('Nobody has come')
  })

  it.each([
    [['--since', 'spring']],
    [['--since', '2026-02-31']],
    [['--until', '2026-01-01']],
    [['everything']],
  ])('rejects %j', async words => {
    expect(await run(...words)).toMatchObject({ ok: false, isMisuse: true })
  })
})
