import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../testing/each-engine.ts'
import { squats, stance, toeTouch, upload } from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { demoUnlockKey } from '../testing/test-app.ts'

const open = { unlocked: true, unlockKey: demoUnlockKey }

describeOnEachEngine('a report with one movement measured again', testApp => {
  async function reported(unlock = {}) {
    const guest = newGuest(testApp())
    await guest.introduce()
    const [balance, flexibility, strength] = [upload(stance(12)), upload(toeTouch(80)), upload(squats(9))]
    await Promise.all([balance, flexibility, strength].map(guest.upload))
    const sessions = {
      balance: balance.sessionId,
      flexibility: flexibility.sessionId,
      strength: strength.sessionId,
    }
    await guest.generate(sessions, unlock)
    const isOpen = async (named: typeof sessions) => {
      const { data } = await guest.generate(named)
      return (await guest.read(data.assessmentId)).data.isAssessmentUnlocked
    }
    const again = async (seconds: number, measuredAt: string) => {
      const redone = { ...upload(stance(seconds)), measuredAt }
      await guest.upload(redone)
      return redone.sessionId
    }
    return { guest, sessions, isOpen, again, measuredAt: balance.measuredAt }
  }

  const later = (time: string, hours: number) => new Date(Date.parse(time) + hours * 3_600_000).toISOString()

  it('is as open as the report it comes from', async () => {
    const { sessions, isOpen, again, measuredAt } = await reported(open)
    expect(await isOpen({ ...sessions, balance: await again(31, later(measuredAt, 1)) })).toBe(true)
  })

  it('stays locked where that one is', async () => {
    const { sessions, isOpen, again, measuredAt } = await reported()
    expect(await isOpen({ ...sessions, balance: await again(31, later(measuredAt, 1)) })).toBe(false)
  })

  it('is another report, to be unlocked by itself, on another day', async () => {
    const { sessions, isOpen, again, measuredAt } = await reported(open)
    testApp().clock.now = new Date(later(testApp().clock.now.toISOString(), 25))
    expect(await isOpen({ ...sessions, balance: await again(31, later(measuredAt, 1)) })).toBe(false)
  })

  it('is another report, too, when more than one movement is new', async () => {
    const { guest, sessions, isOpen, again, measuredAt } = await reported(open)
    const folded = upload(toeTouch(70))
    await guest.upload(folded)
    const balance = await again(31, later(measuredAt, 1))
    expect(await isOpen({ ...sessions, balance, flexibility: folded.sessionId })).toBe(false)
  })
})
