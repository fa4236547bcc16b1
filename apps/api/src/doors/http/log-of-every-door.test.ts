import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personalRows } from '../../testing/access/rows.ts'
import { callEndpoint } from '../../testing/call.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { everyWayIn } from '../../testing/every-way-in.ts'
import { type GoogleIssuer, openGoogleIssuer } from '../../testing/google-issuer.ts'
import { squats, upload } from '../../testing/measurements.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newGoogler } from '../../testing/new-googler.ts'
import { guestId } from '../../testing/new-guest.ts'
import { botToken, newTelegrammer } from '../../testing/new-telegrammer.ts'
import type { TestApp } from '../../testing/test-app.ts'

let issuer: GoogleIssuer
beforeAll(async () => {
  issuer = await openGoogleIssuer()
})
afterAll(() => issuer.close())

/** Distinctive values that must not appear in any log line. */
const marks = {
  name: 'Perpetua Quillfeather',
  comment: 'Thistledown in the garden',
  promo: 'MARKEDPROMO',
  unlockKey: 'marked-unlock-key-of-nobody',
  email: `quillfeather.${randomUUID()}@example.org`,
  network: '203.0.113.77',
  browser: 'MarkedBrowser/7.7',
  forgedToken: 'marked-session-token-of-nobody',
}

const headers = { 'user-agent': marks.browser, cookie: `lithe_session=${marks.forgedToken}` }
const from = { headers, remoteAddress: marks.network }

/** Calls every route with marked input; returns more values that must not be logged. */
async function knockEverywhere(testApp: TestApp): Promise<string[]> {
  const { app } = testApp
  const guest = guestId()
  const things = {
    assessmentId: randomUUID(),
    sessionId: randomUUID(),
    checkoutId: '',
    deviceId: randomUUID(),
    passkeyId: randomUUID(),
  }
  const person = { name: marks.name, age: '63', sex: 'Female' }
  const { sessionId, ...measured } = upload(squats(12))
  for (const userIdentifier of [guest, marks.email, `${guest}~1777881600000`])
    for (const knock of Object.values(personalRows)) {
      const { endpoint, path, body } = knock({ userIdentifier, things, promoCode: marks.promo })
      const marked = {
        ...body,
        ...('userDetails' in body && { userDetails: person }),
        ...('feedback' in body && { feedback: { rating: 4, feedback: marks.comment } }),
        ...('sessions' in body && { unlocked: true, unlockKey: marks.unlockKey }),
      }
      await callEndpoint(app, endpoint, path, marked, from)
    }
  await callEndpoint(app, endpoints.putSession, `/sessions/${sessionId}`, {
    userIdentifier: guest,
    ...measured,
  })
  await app.inject({ url: `/${marks.email}?code=${marks.promo}`, ...from })
  await app.inject({ method: 'POST', url: '/api/lithe/user', payload: `{"${marks.name}`, ...from })
  return [guest, ...Object.values(things).filter(Boolean), sessionId]
}

/** Tries every sign-in method as far as it goes. */
async function signInEveryWay(testApp: TestApp): Promise<string[]> {
  const { app } = testApp
  const googler = newGoogler(testApp, issuer, {
    email: `quillfeather.${randomUUID()}@gmail.com`,
    name: marks.name,
  })
  const telegrammer = newTelegrammer(testApp, { username: 'quillfeather_moves', first_name: marks.name })
  const launch = telegrammer.launch()
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: endpoints.apiPrefix + path, payload, ...from })
  await post('/send-otp', { email: marks.email })
  await post('/verify-otp', { email: marks.email, otp: '918273' })
  const credential = await issuer.sign(googler.claims({ nonce: 'marked-nonce' }))
  await post('/sign-in/google/nonce', {})
  await post('/sign-in/google', { credential })
  await post('/sign-in/telegram', { initData: launch })
  await post('/sign-in/telegram', { initData: `${launch}0` })
  const inFrame = { userIdentifier: 'quillfeather_moves', initData: telegrammer.launch() }
  const made = await callEndpoint(app, endpoints.makeBrowserLink, '/browser-link', inFrame, from)
  const key = made.error === null ? made.data.key : 'marked-key-of-a-browser-link'
  await post('/sign-in/link', { key })
  await post('/sign-in/link', { key: `${key}0` })
  await post('/sign-out', {})
  return [
    key,
    inFrame.initData,
    googler.email,
    googler.sub,
    credential,
    'marked-nonce',
    launch,
    'quillfeather',
    '918273',
    botToken,
  ]
}

describeWithApp(
  'the log of every route',
  testApp => {
    const expectNothingOf = (secrets: string[]) => {
      const lines = testApp().logged.join('')
      for (const secret of [...secrets, ...Object.values(marks), 'Quillfeather', 'Thistledown'])
        expect(lines).not.toContain(secret)
      testApp().logged.length = 0
      return lines
    }

    it('has one line per call and no personal data', async () => {
      const secrets = [...(await knockEverywhere(testApp())), ...(await signInEveryWay(testApp()))]
      const rosa = newAccount(testApp())
      await rosa.signIn()
      await rosa.signOut()
      const lines = expectNothingOf([...secrets, rosa.email, rosa.code()])
      for (const door of Object.keys(personalRows))
        expect(lines).toContain(`"route":"/api/lithe${door.split(' ')[1]}"`)
      expect(lines).toContain('"route":"unmatched"')
    }, 60_000)

    it('reports unavailable mail and Google keys without saying for whom', async () => {
      issuer.answerWith('failure')
      await testApp().mailbox.close()
      testApp().wait(24 * 60 * 60_000)
      const lines = expectNothingOf(await signInEveryWay(testApp()))
      issuer.answerWith('keys')
      expect(lines).toContain('a sign-in code could not be mailed')
    })

    it('reports a database failure without saying for whom', async () => {
      await testApp().database.close()
      const knocked = await knockEverywhere(testApp())
      const lines = expectNothingOf([...knocked, ...(await signInEveryWay(testApp()))])
      expect(lines).toContain('unexpected error')
      // An unreachable database is not an internal error.
      expect(lines).toMatch(/"status":50[03]/)
    })
  },
  () => everyWayIn(issuer),
)
