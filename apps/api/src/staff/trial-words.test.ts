import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { trialWords } from './trial-words.ts'

describeWithApp('a trial', testApp => {
  const words = () => {
    const { database, clock } = testApp()
    return trialWords({ db: database.db, now: clock.now, directory: './data' }, 'http://localhost:3000')
  }

  it('says what it stores, and prints the same working promo code at each start', async () => {
    const first = await words()
    expect(first).toContain('in ./data, over restarts and kills, not over a power cut')
    const [, code = ''] = /opens a report: (TRIAL-[0-9A-F]{10})$/m.exec(first) ?? []
    expect(await words()).toContain(code)
    const { guest, assessmentId } = await reportedGuest(testApp())
    expect((await guest.redeem(assessmentId, code)).status).toBe(200)
    expect((await guest.read(assessmentId)).data.isAssessmentUnlocked).toBe(true)
  })

  it('prints a working link of its organisation', async () => {
    expect(await words()).toMatch(/for a month: http:\/\/localhost:3000\/\?o=insurer#k=[\w-]{32}$/m)
  })
})
