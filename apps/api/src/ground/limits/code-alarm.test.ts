import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { codeAlarm, refusedCodesAllowed } from './code-alarm.ts'

describeWithApp('codes guessed from many networks', testApp => {
  const guessFrom = (index: number) =>
    newAccount(testApp()).verify('123456', {}, { remoteAddress: `2001:db8:${index.toString(16)}::1` })

  const alarmsCounted = async () =>
    (await testApp().app.inject({ url: '/metrics' })).body.match(
      /lithe_occurrences_total\{occurrence="code-alarm"\} (\d+)/,
    )?.[1]

  it('raise a single alarm across all servers, lasting an hour', async () => {
    const { db } = testApp().database
    const [here, elsewhere] = [codeAlarm(db), codeAlarm(db)]
    const { points, alarmDuration } = refusedCodesAllowed
    // As other servers would have counted them.
    for (let index = 0; index < points - 3; index++) await elsewhere.countRefused()
    for (let index = 0; index < 3; index++) await guessFrom(index)
    expect([await here.isOn(), await elsewhere.isOn(), await alarmsCounted()]).toEqual([false, false, '0'])

    await Promise.all([guessFrom(3), guessFrom(4), guessFrom(5)])
    expect([await here.isOn(), await elsewhere.isOn(), await alarmsCounted()]).toEqual([true, true, '1'])
    const warnings = testApp().logged.filter(line => line.includes('guessed from many places'))
    expect(warnings).toHaveLength(1)
    const [kept] = (await db.select().from(rateLimits)).filter(({ key }) => key.startsWith('refused-codes'))
    const secondsLeft = ((kept?.expire?.getTime() ?? 0) - Date.now()) / 1000
    expect(secondsLeft).toBeGreaterThan(alarmDuration - 60)
    expect(secondsLeft).toBeLessThanOrEqual(alarmDuration)
  }, 60_000)
})
