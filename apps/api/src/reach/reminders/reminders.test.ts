import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { caps } from '../../ground/limits/limits.ts'
import { noMailer } from '../../ground/mail/mailers.ts'
import { actor } from '../../rights/testing/actor.ts'
import { everythingStored } from '../../rights/testing/everything-stored.ts'
import { guestId } from '../../testing/new-guest.ts'
import { describeWithReminders, remindersTo, wish } from './testing/describe-with-reminders.ts'

const at = '2026-06-01T08:00:00.000Z'

describeWithReminders('a reminder', world => {
  it('is stored for the person’s local day and time', async () => {
    const rosa = await world().account()
    expect(await rosa.read()).toMatchObject({ reminder: null, mailTo: rosa.email, canMail: true })
    const reminder = { way: 'mail', weeks: 4, time: '10:00', zone: 'Europe/Berlin', at }
    expect((await rosa.set()).data).toEqual({ reminder })
    expect((await rosa.read()).reminder).toEqual(reminder)
  })

  it('replaces an earlier reminder', async () => {
    const rosa = await world().account()
    await Promise.all([rosa.set(), rosa.set({ weeks: 2 }), rosa.set({ weeks: 8 })])
    await rosa.set({ weeks: 2, time: '17:30' })
    expect((await rosa.read()).reminder).toMatchObject({ weeks: 2, time: '17:30' })
    const { db } = world().testApp.database
    expect(await remindersTo(db, rosa.email)).toBe(1)
  })

  it('can be cancelled, even repeatedly', async () => {
    const rosa = await world().account()
    await rosa.set()
    for (let time = 0; time < 2; time++) expect((await rosa.stop()).status).toBe(200)
    expect((await rosa.read()).reminder).toBeNull()
  })

  it('is not available to guests, who have no proven email address', async () => {
    const visitor = world().visitor(guestId())
    expect(await visitor.read()).toMatchObject({ reminder: null, mailTo: null })
    expect((await visitor.set()).error).toBe('identity-unproven')
  })

  it('goes to the keeper’s account when set for a profile, besides the keeper’s own', async () => {
    const rosa = await world().account()
    const profile = `${rosa.email}~1777881600000`
    await rosa.set()
    await rosa.set({ weeks: 8 }, profile)
    expect((await rosa.read()).reminder).toMatchObject({ weeks: 4 })
    expect(await rosa.read(profile)).toMatchObject({ mailTo: rosa.email, reminder: { weeks: 8 } })
  })

  it('counts in “Your data” until cancelled, as do profiles’ reminders', async () => {
    const rosa = await world().account()
    const profile = `${rosa.email}~1777881600000`
    const counted = async (identifier = rosa.email) =>
      (await actor(rosa.call, identifier).kept()).data.reminders
    expect(await counted()).toBe(0)
    await rosa.set()
    await rosa.set({ weeks: 8 }, profile)
    expect([await counted(), await counted(profile)]).toEqual([2, 1])
    await rosa.stop()
    expect(await counted()).toBe(1)
  })

  it.each([
    [{ weeks: 3 }],
    [{ time: '24:00' }],
    [{ time: '9:00' }],
    [{ zone: 'Europe/Atlantis' }],
    [{ by: { way: 'pigeon' } }],
  ])('is refused with %j', async changed => {
    const rosa = await world().account()
    expect((await rosa.set(changed)).error).toBe('malformed')
  })

  it('has its email address sealed, so that the database alone does not reveal it', async () => {
    const rosa = await world().account()
    await rosa.set()
    const { db } = world().testApp.database
    expect(await remindersTo(db, rosa.email)).toBe(1)
    expect(JSON.stringify(await everythingStored(db))).not.toContain(rosa.email)
  })

  it('is refused past the cap', async () => {
    const rosa = await world().account()
    for (let time = 0; time < caps.reminder.points; time++) await rosa.set()
    expect((await rosa.set()).error).toBe('too-many-requests')
  })

  it('is deleted with the person, or when consent is withdrawn', async () => {
    const [rosa, emil] = [await world().account(), await world().account()]
    const { db } = world().testApp.database
    const kept = ({ email }: { email: string }) => remindersTo(db, email)
    await rosa.set()
    await rosa.set({}, `${rosa.email}~1777881600000`)
    await emil.set()
    expect([await kept(rosa), await kept(emil)]).toEqual([2, 1])
    await actor(rosa.call, rosa.email).erase()
    await emil.call(endpoints.withdrawConsent, '/consent', { userIdentifier: emil.email })
    expect([await kept(rosa), await kept(emil)]).toEqual([0, 0])
  })
})

describeWithReminders('a reminder requested in Telegram', world => {
  const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' }

  it('is confirmed in the chat, with a button that ends it', async () => {
    const rosa = await world().telegrammer()
    expect(await rosa.read()).toMatchObject({ mailTo: null, canMessage: true })
    expect((await rosa.set()).data.reminder).toMatchObject({ way: 'message', at })
    const [said, ...more] = rosa.messages()
    expect(more).toEqual([])
    expect(said?.text).toContain('Monday 1 June at 10:00')
    expect(said?.reply_markup).toEqual({
      inline_keyboard: [[{ text: 'Stop reminding me', callback_data: 'reminder:stop' }]],
    })
  })

  it('has its chat id sealed, so that the database alone does not reveal it', async () => {
    const rosa = await world().telegrammer()
    await rosa.set()
    const { db } = world().testApp.database
    expect(await remindersTo(db, String(rosa.user.id))).toBe(1)
    expect(JSON.stringify(await everythingStored(db))).not.toContain(String(rosa.user.id))
  })

  it('is refused when the bot may not write, and leaves the earlier reminder unchanged', async () => {
    const rosa = await world().telegrammer()
    await rosa.set()
    world().peer.failNext('sendMessage', blocked)
    expect((await rosa.set({ weeks: 8 })).error).toBe('bot-blocked')
    expect((await rosa.read()).reminder).toMatchObject({ weeks: 4 })
  })

  it('can be set only for one’s own chat', async () => {
    const [rosa, emil] = [await world().telegrammer(), await world().telegrammer()]
    const by = { way: 'message', initData: rosa.launch() }
    expect((await emil.set({ by })).error).toBe('proof-refused')
    expect(rosa.messages()).toEqual([])
  })

  it('is refused by email without a proven email address', async () => {
    const rosa = await world().telegrammer()
    expect((await rosa.set({ by: wish.by })).error).toBe('address-missing')
  })
})

describeWithReminders(
  'a server without email',
  world => {
    it('refuses a reminder by email', async () => {
      const rosa = await world().telegrammer()
      expect(await rosa.read()).toMatchObject({ canMail: false, canMessage: true })
      expect((await rosa.set({ by: wish.by })).error).toBe('unavailable')
    })
  },
  { mailer: noMailer },
)
