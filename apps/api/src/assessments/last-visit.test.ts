import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { sessionsOf, squats, stance, toeTouch, type Upload, upload } from '../testing/measurements.ts'
import { type Guest, newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

const open = { unlocked: true, unlockKey: demoUnlockKey }
const at = (measured: Upload, measuredAt: string): Upload => ({ ...measured, measuredAt })

/** Three movements of a visit in May. */
const visitOn = (day: number, seconds = 21) => ({
  balance: at(upload(stance(seconds)), `2026-05-0${day}T07:55:00.000Z`),
  flexibility: at(upload(toeTouch(78)), `2026-05-0${day}T07:56:00.000Z`),
  strength: at(upload(squats(13)), `2026-05-0${day}T07:57:00.000Z`),
})

async function reportOn(guest: Guest, visit: ReturnType<typeof visitOn>) {
  await Promise.all(Object.values(visit).map(guest.upload))
  const named = sessionsOf(visit)
  const { data } = await guest.generate(named, open)
  const read = async () => (await guest.read(data.assessmentId)).data
  return { named, read, report: (await read()).fullReportData }
}

describeWithApp('a second visit', testApp => {
  async function introduced() {
    const guest = newGuest(testApp())
    await guest.introduce()
    return guest
  }
  const later = () => testApp().wait(60_000)
  const balanceWords = (report: Awaited<ReturnType<typeof reportOn>>['report']) => {
    const balance = report?.assessmentBreakdown.balance
    return balance && 'observations' in balance ? balance.observations.join(' ') : ''
  }

  it('gives new advice for the same results, and leaves the first report unchanged', async () => {
    const guest = await introduced()
    const first = await reportOn(guest, visitOn(1))
    later()
    const second = await reportOn(guest, visitOn(4))
    expect(first.report?.recommendations.length).toBeGreaterThanOrEqual(3)
    const again = second.report?.recommendations.filter(text => first.report?.recommendations.includes(text))
    expect(again).toEqual([])
    expect(second.report?.recommendations.join(' ')).toContain('World Health Organization')
    expect(second.report?.adviceSources).toContain('who2020')
    expect(balanceWords(first.report)).not.toContain('Last time')
    expect(balanceWords(second.report)).toContain('Last time it was 21\u00a0seconds')
    expect((await first.read()).fullReportData).toEqual(first.report)
    expect(second.report?.mobilityAge).toBe(first.report?.mobilityAge)
  })

  it('counts only for the same person', async () => {
    const first = await reportOn(await introduced(), visitOn(1))
    later()
    const other = await reportOn(await introduced(), visitOn(4))
    expect(other.report?.recommendations).toEqual(first.report?.recommendations)
  })

  it('refers to the previous visit, not to later ones', async () => {
    const guest = await introduced()
    const lateNews = visitOn(4, 40)
    await reportOn(guest, visitOn(8, 30))
    later()
    const reported = await reportOn(guest, lateNews)
    expect(balanceWords(reported.report)).not.toContain('Last time')
    later()
    const third = await reportOn(guest, visitOn(9, 31))
    expect(balanceWords(third.report)).toContain('Last time it was 30\u00a0seconds')
  })

  it('is not the same visit with one movement remeasured', async () => {
    const guest = await introduced()
    const first = await reportOn(guest, visitOn(1, 12))
    const redone = at(upload(stance(14)), '2026-05-01T08:20:00.000Z')
    await guest.upload(redone)
    later()
    const { data } = await guest.generate(
      { ...first.named, balance: [first.named.balance, redone.sessionId] },
      open,
    )
    const report = (await guest.read(data.assessmentId)).data.fullReportData
    expect(balanceWords(report)).toContain('14\u00a0seconds')
    expect(balanceWords(report)).not.toContain('Last time')
  })
})
