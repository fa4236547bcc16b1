import { sign } from '@tma.js/init-data-node'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nameDigest } from '../../doors/people/authorise.ts'
import { referralCounts } from '../../ground/db/schema/messenger.ts'
import { people } from '../../ground/db/schema/people.ts'
import { signInSessions, usedProofs } from '../../ground/db/schema/sign-in.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newGuest } from '../../testing/new-guest.ts'
import { botToken, newTelegrammer } from '../../testing/new-telegrammer.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { testPepper } from '../../testing/test-app.ts'
import { retryMs } from './launch-account.ts'

const newUsername = () => `rosa_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

describeWithApp(
  'signing in with Telegram',
  testApp => {
    const somebody = (about = {}) => newTelegrammer(testApp(), about)
    const wait = (ms: number) => testApp().wait(ms)

    it('opens a session for the username and the user id', async () => {
      const rosa = somebody({ username: `${newUsername()}_X` })
      const { status, data } = await rosa.signInWithTelegram()
      expect([status, data]).toMatchObject([200, { userIdentifier: rosa.user.username, firstName: 'Rosa' }])
      for (const name of [rosa.identifier, rosa.identifier.toLowerCase(), String(rosa.user.id)])
        expect((await rosa.fetch(name)).status).toBe(200)
      expect((await rosa.devices(rosa.identifier)).map(({ way }) => way)).toEqual(['telegram'])
    })

    it('uses the user id without a username', async () => {
      const rosa = somebody()
      expect((await rosa.signInWithTelegram()).data.userIdentifier).toBe(String(rosa.user.id))
      expect((await rosa.fetch()).status).toBe(200)
    })

    it('proves no other account’s id, name or profiles', async () => {
      const [rosa, emil] = [somebody({ username: newUsername() }), somebody({ username: newUsername() })]
      await rosa.signInWithTelegram()
      await emil.signInWithTelegram()
      for (const name of [emil.identifier, String(emil.user.id), `${emil.identifier}~1777881600000`])
        expect((await rosa.fetch(name)).error).toBe('not-yours')
      expect((await somebody().fetch(rosa.identifier)).error).toBe('identity-unproven')
    })

    it('keeps a username’s previous owner’s data from its next owner', async () => {
      const username = newUsername()
      const old = somebody({ username })
      const { guest, assessmentId } = await reportedGuest(testApp())
      await old.signInWithTelegram({ userIdentifier: guest.userIdentifier })
      const next = somebody({ username })
      await next.signInWithTelegram()
      expect((await next.fetch(username)).data.assessmentsData).toEqual([])
      const renamed = somebody({ id: old.user.id, username: newUsername() })
      await renamed.signInWithTelegram()
      const { data } = await renamed.fetch()
      expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
    })

    it('moves the guest to the account', async () => {
      const { guest, assessmentId } = await reportedGuest(testApp())
      const rosa = somebody()
      await rosa.signInWithTelegram({ userIdentifier: guest.userIdentifier })
      const { data } = await rosa.fetch()
      expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
      expect((await newGuest(testApp(), guest.userIdentifier).fetch()).data.assessmentsData).toEqual([])
    })

    it('accepts the same launch for two minutes from anywhere, in case a response was lost', async () => {
      const rosa = somebody()
      const launch = rosa.launch()
      expect((await rosa.hand(launch)).status).toBe(200)
      wait(retryMs)
      expect((await somebody().hand(launch)).status).toBe(200)
      wait(1)
      const stale = await somebody().hand(launch)
      expect([stale.status, stale.error]).toEqual([401, 'proof-stale'])
    })

    it('recognises a launch in any order of its fields', async () => {
      const rosa = somebody()
      const launch = rosa.launch()
      await rosa.hand(launch)
      wait(retryMs + 1)
      const turned = launch.split('&').reverse().join('&')
      expect((await somebody().hand(turned)).error).toBe('proof-stale')
    })

    it('accepts the same launch for an hour when its own account is signed in', async () => {
      const [rosa, emil] = [somebody(), somebody()]
      const launch = rosa.launch()
      await rosa.hand(launch)
      await emil.signInWithTelegram()
      wait(59 * 60_000)
      expect((await rosa.hand(launch)).status).toBe(200)
      expect((await rosa.fetch()).status).toBe(200)
      expect((await emil.hand(launch)).error).toBe('proof-stale')
      expect((await emil.fetch()).status).toBe(200)
      wait(60_001)
      expect((await rosa.hand(launch)).error).toBe('proof-stale')
    })

    it('refuses a launch over an hour old, used or not, or half a minute in the future', async () => {
      const rosa = somebody()
      const [old, early, tooEarly] = [-3_601_000, 29_000, 31_000].map(ms =>
        rosa.launch(botToken, {}, new Date(testApp().clock.now.getTime() + ms)),
      )
      expect((await rosa.hand(String(old))).error).toBe('proof-stale')
      expect((await rosa.hand(String(tooEarly))).error).toBe('proof-refused')
      expect((await rosa.hand(String(early))).status).toBe(200)
    })

    it('creates one account when first used in twenty windows at once', async () => {
      const { db } = testApp().database
      const rosa = somebody()
      const before = await db.$count(signInSessions)
      const tries = Array.from({ length: 20 }, () => somebody(rosa.user).hand(rosa.launch()))
      expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([200]))
      const digest = nameDigest(testPepper, `telegram:${rosa.user.id}`)
      expect(await db.$count(people, eq(people.identifierDigest, digest))).toBe(1)
      expect((await db.$count(signInSessions)) - before).toBe(20)
    })

    it('counts a referral link once a day per person', async () => {
      const mark = `Fair-${crypto.randomUUID().slice(0, 8)}`
      const starts = async () =>
        (await testApp().database.db.select().from(referralCounts).where(eq(referralCounts.code, mark))).map(
          row => row.starts,
        )
      const [rosa, emil] = [somebody(), somebody()]
      const come = ({ user, hand }: typeof rosa, start_param: string) =>
        hand(sign({ query_id: crypto.randomUUID(), user, start_param }, botToken, testApp().clock.now))
      for (const from of [rosa, rosa, emil]) expect((await come(from, `o-CLUB_r-${mark}`)).status).toBe(200)
      expect(await starts()).toEqual([2])
      expect((await come(somebody(), `r-${mark}!`)).status).toBe(200)
      expect(await starts()).toEqual([2])
    })

    it('stores when a launch was used, and nothing it contained', async () => {
      const rosa = somebody({ username: newUsername() })
      const launch = rosa.launch()
      await rosa.hand(launch)
      const kept = JSON.stringify(await testApp().database.db.select().from(usedProofs))
      const seal = String(new URLSearchParams(launch).get('hash'))
      for (const text of [seal, String(rosa.user.id), rosa.identifier]) expect(kept).not.toContain(text)
    })
  },
  () => ({ telegramBotToken: botToken }),
)
