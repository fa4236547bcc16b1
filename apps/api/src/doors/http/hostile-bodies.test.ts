import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { ErrorReply } from '@lithe/contracts/errors'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assessments, sessions } from '../../ground/db/schema/assessments.ts'
import { people } from '../../ground/db/schema/people.ts'
import { fieldsOf } from '../../testing/attacks/fields-of.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { googleClientId } from '../../testing/google-issuer.ts'
import { stance, upload } from '../../testing/measurements.ts'
import { guestId, newGuest } from '../../testing/new-guest.ts'
import { botToken } from '../../testing/new-telegrammer.ts'
import { publicTestConfig } from '../../testing/test-app.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isEndpoint = (thing: unknown): thing is endpoints.Endpoint =>
  typeof thing === 'object' && thing !== null && 'path' in thing && 'body' in thing

const caller = () => ({ userIdentifier: guestId(), source: 'web' })
const details = { name: 'Rosa', age: '63', sex: 'Female' }
const sessionOf = ({ sessionId, ...body }: ReturnType<typeof upload>) => ({ sessionId, body })

/** Valid calls to every endpoint, to be corrupted. */
const goodCalls = [
  () => ({ ...endpoints.fetchUser, url: '/user', body: caller() }),
  () => ({ ...endpoints.updateUser, url: '/user', body: { ...caller(), userDetails: details } }),
  () => {
    const { sessionId, body } = sessionOf(upload(stance(20)))
    return { ...endpoints.putSession, url: `/sessions/${sessionId}`, body: { ...caller(), ...body } }
  },
  () => ({
    ...endpoints.generateReport,
    url: '/generate-report',
    body: { ...caller(), sessions: { balance: randomUUID() }, unlocked: true, unlockKey: 'k' },
  }),
  () => ({ ...endpoints.readPayment, url: `/report/${randomUUID()}/payment`, body: caller() }),
  () => ({
    ...endpoints.generateCheckout,
    url: '/generate-checkout',
    body: {
      ...caller(),
      assessmentId: randomUUID(),
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
    },
  }),
  () => ({
    ...endpoints.applyPromoCode,
    url: '/apply-promo-code',
    body: { ...caller(), assessmentId: randomUUID(), promoCode: 'SPRING' },
  }),
  () => ({
    ...endpoints.verifyOtp,
    url: '/verify-otp',
    body: { email: 'rosa@example.org', otp: '123456', userIdentifier: guestId() },
  }),
  () => ({ ...endpoints.beginGoogle, url: '/sign-in/google/nonce', body: {} }),
  () => ({
    ...endpoints.signInWithGoogle,
    url: '/sign-in/google',
    body: { credential: 'a.b.c', userIdentifier: guestId() },
  }),
  () => ({
    ...endpoints.signInWithTelegram,
    url: '/sign-in/telegram',
    body: { initData: 'user=%7B%7D&auth_date=1&hash=x', userIdentifier: guestId() },
  }),
  () => ({
    ...endpoints.makeBrowserLink,
    url: '/browser-link',
    body: { ...caller(), initData: 'user=%7B%7D&auth_date=1&hash=x' },
  }),
  () => ({
    ...endpoints.signInWithLink,
    url: '/sign-in/link',
    body: { key: 'a'.repeat(400), userIdentifier: guestId() },
  }),
  () => ({ ...endpoints.signOut, url: '/sign-out', body: {} }),
  () => ({ ...endpoints.readReport, url: `/report/${randomUUID()}`, body: caller() }),
]

const anyText = fc.string({ unit: 'binary', maxLength: 120 })
const awkward = fc.constantFrom<Json>(
  '',
  '\0',
  '\uD800',
  -0,
  -1,
  1e308,
  5e-324,
  2 ** 53,
  'NaN',
  '1e999',
  [],
  {},
  null,
)
const anyJson = fc.oneof(awkward, anyText, fc.jsonValue({ maxDepth: 3 })) as fc.Arbitrary<Json>

/** Replaces the value at the path `steps`. */
function spoil(value: Json, steps: number[], by: Json): Json {
  const [step, ...rest] = steps
  if (step === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  const key = keys[step % (keys.length || 1)]
  if (key === undefined) return by
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === key ? spoil(part, rest, by) : part,
  ])
  return Array.isArray(value) ? entries.map(([, part]) => part as Json) : Object.fromEntries(entries)
}

const signInsOn = () => ({
  telegramBotToken: botToken,
  publicConfig: { ...publicTestConfig, googleClientId },
})

describeWithApp(
  'a hostile body',
  testApp => {
    const countRows = async () => {
      const { db } = testApp().database
      return [await db.$count(people), await db.$count(sessions), await db.$count(assessments)]
    }

    async function expectClearAnswer(method: endpoints.Endpoint['method'], url: string, payload: string) {
      const before = await countRows()
      const headers = { 'content-type': 'application/json' }
      const reply = await testApp().app.inject({ method, url: endpoints.apiPrefix + url, headers, payload })
      if (reply.statusCode === 200) return
      expect(reply.statusCode).toBeLessThan(500)
      expect(ErrorReply.parse(reply.json()).code).toBe(reply.statusCode)
      expect(await countRows()).toEqual(before)
    }

    it('never causes a 500 or a partial write when mutated in one place', async () => {
      const steps = fc.array(fc.nat(9), { maxLength: 5 })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...goodCalls), steps, anyJson, async (makeCall, walk, by) => {
          const { method, url, body } = makeCall()
          await expectClearAnswer(method, url, JSON.stringify(spoil(body, walk, by)))
        }),
        { numRuns: 250 },
      )
    }, 60_000)

    it('never causes a 500 or a partial write when truncated or followed by arbitrary text', async () => {
      const cut = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), tail: anyText })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...goodCalls), cut, async (makeCall, { share, tail }) => {
          const { method, url, body } = makeCall()
          const whole = JSON.stringify(body)
          await expectClearAnswer(method, url, whole.slice(0, Math.floor(share * whole.length)) + tail)
        }),
        { numRuns: 120 },
      )
    }, 60_000)

    it('is refused when nested thousands deep', async () => {
      await expectClearAnswer('POST', '/user', '['.repeat(30_000))
      const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`
      const payload = `{"userIdentifier":"${guestId()}","userDetails":${deep}}`
      await expectClearAnswer('PUT', '/user', payload)
    })

    it('is refused for a line break anywhere but in a feedback comment', async () => {
      const taken: string[] = []
      for (const { method, path, body, multiline = [] } of Object.values<unknown>(endpoints).filter(
        isEndpoint,
      )) {
        if (multiline.length > 0) taken.push(`${method} ${path}: ${multiline}`)
        if (method === 'GET') continue
        const url = endpoints.apiPrefix + path.replace(/:\w+/g, randomUUID())
        for (const field of fieldsOf(body).filter(({ isText }) => isText)) {
          if (multiline.includes(field.path.split('.').at(-1) ?? '')) continue
          const payload = JSON.stringify(field.bodyWith('Rosa\nBcc: x'))
          const headers = { 'content-type': 'application/json' }
          const { statusCode } = await testApp().app.inject({ method, url, headers, payload })
          if (statusCode !== 400) taken.push(`${method} ${path}: ${field.path}`)
        }
      }
      expect(taken).toEqual(['POST /save-feedback: feedback'])
    })

    it.each(['Rosa\nBcc: x', 'Rosa\r\nBcc: x', 'Rosa\tX', 'Rosa\u0085X'])(
      'cannot set the name %j',
      async name => {
        const guest = newGuest(testApp())
        expect((await guest.introduce({ ...details, name })).error).toBe('malformed')
        expect((await guest.introduce({ ...details, name: 'Rosa\n' })).data.userDetails.name).toBe('Rosa')
      },
    )

    it('has its name either stored exactly or refused', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), async name => {
          const guest = newGuest(testApp())
          const { status } = await guest.introduce({ ...details, name })
          const kept = (await guest.fetch()).data.userDetails?.name
          expect(kept).toBe(status === 200 ? name.trim() : '')
        }),
        { numRuns: 60 },
      )
    }, 60_000)
  },
  signInsOn,
)
