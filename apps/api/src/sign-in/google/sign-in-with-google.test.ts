import { beginGoogle, sendOtp, signInWithGoogle, verifyOtp } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameDigest } from '../../doors/people/authorise.ts'
import { people } from '../../ground/db/schema/people.ts'
import { signInSessions, usedProofs } from '../../ground/db/schema/sign-in.ts'
import { sweep } from '../../jobs.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { type GoogleIssuer, googleClientId, openGoogleIssuer } from '../../testing/google-issuer.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newGoogler } from '../../testing/new-googler.ts'
import { newGuest } from '../../testing/new-guest.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { publicTestConfig, testPepper } from '../../testing/test-app.ts'
import { tokenLifeMs } from './read-id-token.ts'

let issuer: GoogleIssuer
beforeAll(async () => {
  issuer = await openGoogleIssuer()
})
afterAll(() => issuer.close())

const withGoogle = () => ({
  publicConfig: { ...publicTestConfig, googleClientId },
  googleKeysUrl: issuer.keysUrl,
})

describeWithApp(
  'signing in with Google',
  testApp => {
    const somebody = (about = {}) => newGoogler(testApp(), issuer, about)
    const wait = (ms: number) => testApp().wait(ms)
    const inSeconds = (seconds: number) => Math.floor(testApp().clock.now.getTime() / 1000) + seconds
    const ownersOf = (email: string) => {
      const { db } = testApp().database
      return db
        .select()
        .from(people)
        .where(eq(people.identifierDigest, nameDigest(testPepper, email)))
    }

    it('opens a session for the email address and returns Google’s details of the person', async () => {
      const rosa = somebody({ name: 'Rosa Lindgren', gender: 'FEMALE', birthdate: '1963-05-04' })
      const { status, data } = await rosa.signInWithGoogle()
      expect([status, data.userIdentifier]).toEqual([200, rosa.email])
      expect(data.userDetails).toEqual({ name: 'Rosa Lindgren', age: '63', sex: 'Female' })
      expect((await rosa.fetch()).status).toBe(200)
      expect((await rosa.devices()).map(({ way }) => way)).toEqual(['google'])
    })

    it('opens the same account as a code sent to the same email address', async () => {
      const rosa = somebody()
      await rosa.signIn()
      const { guest, assessmentId } = await reportedGuest(testApp())
      await rosa.signInWithGoogle({}, { userIdentifier: guest.userIdentifier })
      const byCode = newAccount(testApp(), rosa.email)
      wait(120_000)
      await byCode.signIn()
      const { data } = await byCode.fetch()
      expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
      expect(await ownersOf(rosa.email)).toHaveLength(1)
    })

    it('keeps a secret in an HttpOnly cookie, and gives Google only its hash', async () => {
      const rosa = somebody()
      const { cookie, data } = await rosa.call(beginGoogle, '/sign-in/google/nonce', {})
      expect(cookie).toMatch(/^lithe_nonce=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/i)
      expect(data.nonce).toMatch(/^[\w-]{43}$/)
      expect(cookie).not.toContain(data.nonce)
    })

    it('recognises an account by Google’s subject id after its email address changed', async () => {
      const rosa = somebody()
      await rosa.signInWithGoogle()
      const { guest, assessmentId } = await reportedGuest(testApp())
      await rosa.signInWithGoogle({}, { userIdentifier: guest.userIdentifier })
      const renamed = somebody({ sub: rosa.sub })
      await renamed.signInWithGoogle()
      const { data } = await renamed.fetch()
      expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
      expect((await renamed.fetch(rosa.email)).error).toBe('not-yours')
      expect(await ownersOf(renamed.email)).toEqual([])
    })

    it('trusts a Workspace domain for its own addresses', async () => {
      const rosa = somebody({ email: 'rosa@workspace.example.org', hd: 'workspace.example.org' })
      expect((await rosa.signInWithGoogle()).status).toBe(200)
    })

    it.each(['evil.example', 'example', 'corp.example.evil.example', 'orp.example'])(
      'does not trust the Workspace domain %s for addresses at corp.example',
      async hd => {
        const boss = newAccount(testApp(), `boss.${crypto.randomUUID()}@corp.example`)
        await boss.signIn()
        const { status, error, cookie } = await somebody({ email: boss.email, hd }).signInWithGoogle()
        expect([status, error, cookie]).toEqual([409, 'email-code-first', ''])
      },
    )

    it('requires a code first for any other email address, with or without an account', async () => {
      const known = newAccount(testApp())
      await known.signIn()
      const answers = [
        await somebody({ email: known.email }).signInWithGoogle(),
        await somebody({ email: 'nobody.was.here@example.org' }).signInWithGoogle(),
      ]
      for (const { status, error } of answers) expect([status, error]).toEqual([409, 'email-code-first'])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(await ownersOf('nobody.was.here@example.org')).toEqual([])
    })

    it('links the email address after its code, with the same token', async () => {
      const rosa = somebody({ email: `rosa.${crypto.randomUUID()}@example.org` })
      const credential = await rosa.press()
      expect((await rosa.hand(credential)).error).toBe('email-code-first')
      await rosa.signIn()
      expect((await rosa.hand(credential)).status).toBe(200)
      const elsewhere = somebody({ sub: rosa.sub, email: rosa.email })
      expect((await elsewhere.signInWithGoogle()).status).toBe(200)
      expect(await ownersOf(rosa.email)).toHaveLength(1)
    })

    it('renews the proof only of the signed-in account, and otherwise leaves the session unchanged', async () => {
      const rosa = somebody()
      await rosa.signInWithGoogle()
      expect((await rosa.hand(await rosa.press(), { provesAgain: true })).status).toBe(200)
      const session = rosa.session()
      const emil = somebody()
      const others = issuer.sign(emil.claims({ nonce: await rosa.begin() }))
      expect((await rosa.hand(await others, { provesAgain: true })).error).toBe('other-account')
      expect(rosa.session()).toBe(session)
      expect(await ownersOf(emil.email)).toEqual([])
    })

    it('links nothing to a signed-in account with another email address', async () => {
      const emil = newAccount(testApp())
      const rosa = somebody({ email: `rosa.${crypto.randomUUID()}@example.org` })
      await rosa.call(sendOtp, '/send-otp', { email: emil.email })
      await rosa.call(verifyOtp, '/verify-otp', { email: emil.email, otp: emil.code() })
      expect((await rosa.signInWithGoogle()).error).toBe('email-code-first')
      expect((await rosa.fetch(emil.email)).status).toBe(200)
    })

    it('links no changed email address that only Google vouches for', async () => {
      const foreign = `rosa.${crypto.randomUUID()}@example.org`
      const mallory = somebody()
      await mallory.signInWithGoogle()
      await mallory.signInWithGoogle({ email: foreign })
      const nonce = await mallory.begin()
      const stranger = await issuer.sign(mallory.claims({ nonce, email: foreign, sub: '4711' }))
      expect((await mallory.hand(stranger)).error).toBe('email-code-first')
    })

    it('accepts a token only once, whichever browser sends it', async () => {
      const rosa = somebody()
      const credential = await rosa.press()
      const secret = String(rosa.cookie('lithe_nonce'))
      expect((await rosa.hand(credential)).status).toBe(200)
      expect((await rosa.hand(credential)).error).toBe('proof-stale')
      const headers = { cookie: `lithe_nonce=${secret}` }
      // The hourly cleanup must not forget a token that is still valid.
      await sweep(testApp().database.db, testApp().clock.now)
      const thief = newAccount(testApp())
      const stolen = await thief.call(signInWithGoogle, '/sign-in/google', { credential }, { headers })
      expect([stolen.status, stolen.error]).toEqual([401, 'proof-stale'])
    })

    it('opens exactly one session for concurrent uses of one token', async () => {
      const { db } = testApp().database
      const rosa = somebody()
      const credential = await rosa.press()
      const before = await db.$count(signInSessions)
      const answers = await Promise.all(Array.from({ length: 20 }, () => rosa.hand(credential)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ error }) => error === 'proof-stale')).toHaveLength(19)
      expect((await db.$count(signInSessions)) - before).toBe(1)
    })

    it('creates one account when first used on two devices at once', async () => {
      const rosa = somebody()
      const other = somebody({ sub: rosa.sub, email: rosa.email })
      const credentials = await Promise.all([rosa.press(), other.press()])
      const answers = await Promise.all([rosa.hand(credentials[0]), other.hand(credentials[1])])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await rosa.devices()).toHaveLength(2)
    })

    it('refuses a token made for another browser', async () => {
      const [rosa, emil] = [somebody(), somebody()]
      const credential = await rosa.press()
      await emil.begin()
      expect((await emil.hand(credential)).error).toBe('proof-refused')
      expect((await somebody().hand(credential)).error).toBe('proof-stale')
      expect((await rosa.hand(credential)).status).toBe(200)
    })

    it('accepts a token for a quarter of an hour, plus half a minute of clock skew', async () => {
      const rosa = somebody()
      expect((await rosa.signInWithGoogle({ iat: inSeconds(29) })).status).toBe(200)
      const inTime = await rosa.press()
      wait(tokenLifeMs + 29_000)
      expect((await rosa.hand(inTime)).status).toBe(200)
      const late = await rosa.press()
      wait(tokenLifeMs + 31_000)
      expect((await rosa.hand(late)).error).toBe('proof-stale')
    })

    it('moves the guest to the account', async () => {
      const { guest, assessmentId } = await reportedGuest(testApp())
      const rosa = somebody()
      await rosa.signInWithGoogle({}, { userIdentifier: guest.userIdentifier })
      const { data } = await rosa.fetch()
      expect(data.assessmentsData.map(item => item.assessmentId)).toEqual([assessmentId])
      expect((await newGuest(testApp(), guest.userIdentifier).fetch()).data.assessmentsData).toEqual([])
    })

    it('stores when a token was used, and nothing it contained', async () => {
      const rosa = somebody()
      const credential = await rosa.press()
      await rosa.hand(credential)
      const kept = JSON.stringify(await testApp().database.db.select().from(usedProofs))
      for (const text of [rosa.sub, rosa.email, credential, credential.split('.')[1]])
        expect(kept).not.toContain(text)
    })
  },
  withGoogle,
)
