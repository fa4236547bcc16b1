import type { InjectOptions } from 'fastify'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../testing/new-account.ts'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { everyWord, makeTestApp, type TestApp } from '../testing/test-app.ts'

const { google } = everyWord.en.sandbox
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the Google stand-in', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { sandbox: { bot: false, google: true } })
  })
  afterAll(() => testApp.close())

  /** A local browser. */
  function newBrowser() {
    let cookie = ''
    const ask = async (options: InjectOptions) => {
      const reply = await testApp.app.inject({ ...options, headers: { cookie, ...options.headers } })
      for (const { name, value } of reply.cookies) cookie = `${name}=${value}`
      return reply
    }
    const call = async (path: string, payload: object) =>
      JSON.parse((await ask({ method: 'POST', url: `/api/lithe${path}`, payload })).body)
    const browser = {
      call,
      begin: async (): Promise<string> => (await call('/sign-in/google/nonce', {})).data.nonce,
      async choose(fields: Record<string, string>) {
        const payload = new URLSearchParams({ name: 'Rosa Lind', ...fields }).toString()
        const { body } = await ask({ method: 'POST', url: '/sandbox/google/account', payload, headers: form })
        return /data-credential="([^"]*)"/.exec(body)?.[1] ?? ''
      },
      signIn: (credential: string) => call('/sign-in/google', { credential }),
    }
    return browser
  }

  it('signs a person in with a token verified like Google’s, with the account’s claims', async () => {
    const [browser, email] = [newBrowser(), newAddress()]
    const nonce = await browser.begin()
    const credential = await browser.choose({ nonce, email, birthdate: '1955-03-02', gender: 'female' })
    const claims = { iss: 'https://accounts.google.com', nonce, email, name: 'Rosa Lind' }
    expect(decodeJwt(credential)).toMatchObject(claims)
    const { code, data } = await browser.signIn(credential)
    expect([code, data]).toEqual([
      200,
      { userIdentifier: email, userDetails: { name: 'Rosa Lind', age: '71', sex: 'Female' } },
    ])
  })

  it('is announced to the page before its first paint', async () => {
    expect((await testApp.app.inject('/login')).headers['server-timing']).toBe('google')
  })

  it('creates one account per email address', async () => {
    const email = newAddress()
    const subjects = await Promise.all(
      [email, email, newAddress()].map(async address => {
        const browser = newBrowser()
        const credential = await browser.choose({ nonce: await browser.begin(), email: address })
        expect((await browser.signIn(credential)).code).toBe(200)
        return decodeJwt(credential).sub
      }),
    )
    expect(subjects[0]).toBe(subjects[1])
    expect(subjects[2]).not.toBe(subjects[0])
  })

  it('issues tokens that open nothing in another browser', async () => {
    const [ada, eve] = [newBrowser(), newBrowser()]
    const credential = await eve.choose({ nonce: await eve.begin(), email: newAddress() })
    await ada.begin()
    expect((await ada.signIn(credential)).error).toBe('proof-refused')
  })

  it('asks again after an invalid email address', async () => {
    const browser = newBrowser()
    expect(await browser.choose({ nonce: await browser.begin(), email: 'rosa' })).toBe('')
  })

  it('says on its page that it is not Google, and escapes what is typed', async () => {
    const nonce = 'a'.repeat(43)
    const page = await testApp.app.inject({ url: `/sandbox/google/account?nonce=${nonce}` })
    expect(page.body).toContain(google.standIn)
    const bad = await testApp.app.inject({
      url: `/sandbox/google/account?nonce=${encodeURIComponent('"><b>')}`,
    })
    expect(bad.statusCode).toBe(404)
  })

  const elsewhere = [
    ['a phone on the same Wi-Fi', {}, '192.168.1.20'],
    ['a local tunnel', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ] as const
  it.each(elsewhere)('is neither available nor offered to %s', async (_who, headers, remoteAddress) => {
    const nonce = 'a'.repeat(43)
    const payload = new URLSearchParams({ nonce, name: 'Eve', email: newAddress() }).toString()
    for (const options of [
      { url: '/sandbox/google/client.js', headers },
      { url: `/sandbox/google/account?nonce=${nonce}`, headers },
      { method: 'POST', url: '/sandbox/google/account', payload, headers: { ...form, ...headers } },
    ] as const)
      expect((await testApp.app.inject({ ...options, remoteAddress })).statusCode).toBe(404)
    const config = await testApp.app.inject({ url: '/api/lithe/config', headers, remoteAddress })
    expect(JSON.parse(config.body).data.googleClientId).toBeNull()
  })

  it('does not relax the page policy for Google', async () => {
    const { headers } = await testApp.app.inject({ url: '/login' })
    expect(headers['content-security-policy']).not.toContain('google')
  })
})
