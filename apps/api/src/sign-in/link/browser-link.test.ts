import { apiPrefix } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nameDigest } from '../../doors/people/authorise.ts'
import { people } from '../../ground/db/schema/people.ts'
import { signInSessions, usedProofs } from '../../ground/db/schema/sign-in.ts'
import { caps } from '../../ground/limits/limits.ts'
import { actor } from '../../rights/testing/actor.ts'
import { askForLink, openLink } from '../../testing/browser-link.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { guestId, newGuest } from '../../testing/new-guest.ts'
import { botToken, newTelegrammer } from '../../testing/new-telegrammer.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { testPepper } from '../../testing/test-app.ts'
import { retryMs } from '../telegram/launch-account.ts'
import { linkLifeMs } from './link-key.ts'

const newUsername = () => `rosa_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

describeWithApp(
  'a browser link',
  testApp => {
    const wait = (ms: number) => testApp().wait(ms)
    const somebody = (about: { id?: number; username?: string } = {}) => newTelegrammer(testApp(), about)
    const otherBrowser = () => newAccount(testApp())

    /** Signs a person in where the link is requested. */
    async function signedIn(about?: { username?: string }) {
      const rosa = somebody(about)
      await rosa.signInWithTelegram()
      return rosa
    }
    const keyFrom = async (rosa: { call: ReturnType<typeof somebody>['call']; identifier: string }) =>
      (await askForLink(rosa.call, { userIdentifier: rosa.identifier })).data.key

    it('opens the same account elsewhere, with the same names and sign-in method', async () => {
      const rosa = await signedIn({ username: newUsername() })
      await actor(rosa.call, rosa.identifier).introduce({ name: 'Rosa', age: '63', sex: 'Female' })
      const asked = await askForLink(rosa.call, { userIdentifier: `${rosa.identifier}~1777881600000` })
      expect(asked.data.lifeSeconds).toBe(600)
      wait(1000)
      const browser = otherBrowser()
      const { status, data } = await openLink(browser.call, asked.data.key)
      expect([status, data]).toEqual([200, { userIdentifier: rosa.identifier }])
      for (const name of [rosa.identifier, String(rosa.user.id)])
        expect((await browser.fetch(name)).data.userDetails?.name).toBe('Rosa')
      const devices = await browser.devices(rosa.identifier)
      expect(devices.map(({ way, isThisOne }) => [way, isThisOne])).toEqual([
        ['telegram', true],
        ['telegram', false],
      ])
      expect((await rosa.fetch()).status).toBe(200)
    }, 60_000)

    it('also opens an email account, but no other', async () => {
      const rosa = newAccount(testApp())
      await rosa.signIn()
      const { data } = await askForLink(rosa.call, { userIdentifier: rosa.email })
      const browser = otherBrowser()
      expect((await openLink(browser.call, data.key)).data.userIdentifier).toBe(rosa.email)
      expect((await browser.devices(rosa.email)).map(({ way }) => way)).toEqual(['email-code', 'email-code'])
      expect((await browser.fetch(newAccount(testApp()).email)).error).toBe('not-yours')
    })

    it('moves the other browser’s guest to the account', async () => {
      const rosa = await signedIn()
      const { guest, assessmentId } = await reportedGuest(testApp())
      const browser = otherBrowser()
      await openLink(browser.call, await keyFrom(rosa), { userIdentifier: guest.userIdentifier })
      const { data } = await rosa.fetch()
      expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
      expect((await newGuest(testApp(), guest.userIdentifier).fetch()).data.assessmentsData).toEqual([])
    })

    it('works once, then counts as stale everywhere', async () => {
      const rosa = await signedIn()
      const key = await keyFrom(rosa)
      expect((await openLink(otherBrowser().call, key)).status).toBe(200)
      for (const browser of [rosa, otherBrowser()]) {
        const again = await openLink(browser.call, key)
        expect([again.status, again.error, again.cookie]).toEqual([401, 'proof-stale', ''])
      }
    })

    it('works only once among twenty concurrent uses', async () => {
      const { db } = testApp().database
      const key = await keyFrom(await signedIn())
      const before = await db.$count(signInSessions)
      const tries = Array.from({ length: 20 }, () => openLink(otherBrowser().call, key))
      const errors = (await Promise.all(tries)).map(({ error }) => error)
      expect(errors.filter(error => error === null)).toHaveLength(1)
      expect(errors.filter(error => error === 'proof-stale')).toHaveLength(19)
      expect((await db.$count(signInSessions)) - before).toBe(1)
    })

    it('expires after exactly ten minutes', async () => {
      const rosa = await signedIn()
      const [early, late] = [await keyFrom(rosa), await keyFrom(rosa)]
      wait(linkLifeMs)
      expect((await openLink(otherBrowser().call, early)).status).toBe(200)
      wait(1)
      expect((await openLink(otherBrowser().call, late)).error).toBe('proof-stale')
    })

    it('is rejected when altered, and the original still works', async () => {
      const rosa = await signedIn()
      const key = await keyFrom(rosa)
      for (const forged of [`${key}A`, key.slice(1), key.replace(/^./, '.'), 'somebody-said-that-it-is-me']) {
        const refused = await openLink(otherBrowser().call, forged)
        expect([refused.status, refused.error]).toEqual([401, 'proof-refused'])
      }
      expect((await openLink(otherBrowser().call, key)).status).toBe(200)
    })

    it('does not revive an account erased meanwhile', async () => {
      const rosa = await signedIn()
      const key = await keyFrom(rosa)
      await actor(rosa.call, rosa.identifier).erase()
      expect((await openLink(otherBrowser().call, key)).error).toBe('proof-stale')
      const digest = nameDigest(testPepper, `telegram:${rosa.user.id}`)
      expect(await testApp().database.db.$count(people, eq(people.identifierDigest, digest))).toBe(0)
    })

    it('is issued for launch data without a cookie, for the account Telegram names', async () => {
      const rosa = somebody({ username: newUsername() })
      const initData = rosa.launch()
      const frame = otherBrowser()
      const { data } = await askForLink(frame.call, { userIdentifier: guestId(), initData })
      expect(frame.session()).toBeNull()
      const browser = otherBrowser()
      expect((await openLink(browser.call, data.key)).data.userIdentifier).toBe(rosa.identifier)
      expect((await browser.devices(rosa.identifier)).map(({ way }) => way)).toEqual(['telegram'])
      await rosa.signInWithTelegram()
      expect(await rosa.devices(rosa.identifier)).toHaveLength(2)
    })

    it('is issued for a launch for two minutes, but for no old or forged launch', async () => {
      const rosa = somebody()
      const ask = (initData: string) =>
        askForLink(otherBrowser().call, { userIdentifier: guestId(), initData })
      const launch = rosa.launch()
      expect((await ask(launch)).status).toBe(200)
      wait(retryMs)
      expect((await ask(launch)).status).toBe(200)
      wait(1)
      expect((await ask(launch)).error).toBe('proof-stale')
      expect((await ask(`${launch}0`)).error).toBe('proof-refused')
      expect((await ask(rosa.launch(botToken.replace('AAH5', 'AAH6')))).error).toBe('proof-refused')
    })

    it('is issued for the session’s account, whatever launch accompanies it', async () => {
      const [rosa, emil] = [await signedIn(), somebody()]
      const { data } = await askForLink(rosa.call, {
        userIdentifier: rosa.identifier,
        initData: emil.launch(),
      })
      expect((await openLink(otherBrowser().call, data.key)).data.userIdentifier).toBe(rosa.identifier)
    })

    it('is limited per hour', async () => {
      const rosa = await signedIn()
      const { points } = caps['browser-link']
      const ask = () => askForLink(rosa.call, { userIdentifier: rosa.identifier })
      const asked = await Promise.all(Array.from({ length: points + 2 }, ask))
      expect(asked.filter(({ error }) => error === 'too-many-requests')).toHaveLength(2)
      const key = asked.find(({ error }) => error === null)?.data.key ?? ''
      expect((await openLink(otherBrowser().call, key)).status).toBe(200)
    }, 60_000)

    it('has its guesses limited per network, without affecting others', async () => {
      const guess = (remoteAddress: string) =>
        testApp().app.inject({
          method: 'POST',
          url: `${apiPrefix}/sign-in/link`,
          payload: { key: 'x'.repeat(120) },
          remoteAddress,
        })
      const guesses = Array.from({ length: caps['sign-in'].points + 2 }, () => guess('198.51.100.99'))
      const refused = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
      expect(refused.filter(status => status === 429)).toHaveLength(2)
      expect((await guess('203.0.113.98')).statusCode).not.toBe(429)
    }, 60_000)

    it('leaves no trace of its key or its account in the log or database', async () => {
      testApp().logged.length = 0
      const rosa = await signedIn({ username: `quillfeather_${crypto.randomUUID().slice(0, 8)}` })
      const key = await keyFrom(rosa)
      await openLink(otherBrowser().call, key)
      await openLink(otherBrowser().call, key)
      const lines = testApp().logged.join('')
      expect(lines).toContain('"route":"/api/lithe/sign-in/link"')
      expect(lines).toContain('"route":"/api/lithe/browser-link"')
      const kept = JSON.stringify(await testApp().database.db.select().from(usedProofs))
      for (const text of [key, key.slice(0, 40), 'quillfeather', String(rosa.user.id)])
        expect(lines + kept).not.toContain(text)
      const { body } = await testApp().app.inject('/metrics')
      expect(body).toMatch(/lithe_occurrences_total\{occurrence="link-made"\} [1-9]/)
    })
  },
  () => ({ telegramBotToken: botToken }),
)

describeWithApp('a browser link without a bot', testApp => {
  it('is issued for a session, but for no launch', async () => {
    const rosa = newTelegrammer(testApp())
    const initData = rosa.launch()
    const refused = await askForLink(rosa.call, { userIdentifier: rosa.identifier, initData })
    expect(refused.error).toBe('sign-in-off')
    const emil = newAccount(testApp())
    await emil.signIn()
    expect((await askForLink(emil.call, { userIdentifier: emil.email })).status).toBe(200)
  })
})
