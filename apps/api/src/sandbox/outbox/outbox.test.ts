import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptMails } from '../../ground/mail/mailers.ts'
import { codeMail } from '../../sign-in/codes/code-mail.ts'
import { newAccount } from '../../testing/new-account.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { markOf } from '../../testing/read-by-others.ts'
import { everyWord, makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { outboxPath } from './outbox.ts'

const now = () => new Date('2026-05-04T08:00:00.000Z')

describe('the mailbox page', () => {
  const printed: string[] = []
  const outbox = keptMails({ send: async ({ to }) => ({ ok: true, reason: printed.push(to) }) }, now)
  let testApp: TestApp
  let without: TestApp
  beforeAll(async () => {
    const { mailer, list: listMails } = outbox
    testApp = await makeTestApp(await openTestPostgres(), {
      mailer,
      listMails,
      trustProxy: 1,
      allowedHosts: ['evil.example', 'localhost.evil.example'],
    })
    without = await makeTestApp(await openTestPostgres())
  })
  afterAll(async () => {
    await testApp.close()
    await without.close()
  })

  const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', { app } = testApp) =>
    app.inject({ url: outboxPath, remoteAddress, headers: { host: 'localhost:3000', ...headers } })

  it('says when it is empty', async () => {
    expect((await open()).body).toContain(everyWord.en.mails.outbox.none)
    expect(markOf((await open({ 'accept-language': 'ar-XB' })).body)).toEqual(['ar-XB', 'rtl'])
  })

  it('shows the requested codes, newest email first', async () => {
    await newAccount(testApp, 'rosa@example.org').askForCode()
    await newAccount(testApp, 'emil@example.org').askForCode()
    expect(printed).toEqual(['rosa@example.org', 'emil@example.org'])
    const { body, statusCode, headers } = await open()
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { subject } of outbox.list()) expect(body).toContain(`<h2 lang="en" dir="ltr">${subject}</h2>`)
    expect(body.indexOf('emil@example.org')).toBeLessThan(body.indexOf('rosa@example.org'))
  })

  it('runs no script, loads only our typefaces and is never cached', async () => {
    const { body, headers } = await open()
    expect(body).not.toMatch(/<script|https?:\/\/|<img|<link/)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[\w+/=]+';font-src 'self';form-action 'none';frame-ancestors 'none';base-uri 'none'$/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is available at every loopback address', async () => {
    for (const [host, address] of [
      ['127.0.0.1:3000', '127.0.0.1'],
      ['[::1]:3000', '::1'],
      ['localhost', '::ffff:127.0.0.1'],
    ])
      expect((await open({ host: host ?? '' }, address)).statusCode).toBe(200)
  })

  it.each([
    ['a phone on the same Wi-Fi', {}, '192.168.1.20'],
    ['a phone that claims to be local', { 'x-forwarded-for': '127.0.0.1' }, '192.168.1.20'],
    ['a local proxy', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['a local tunnel', { 'cf-connecting-ip': '203.0.113.7' }, '127.0.0.1'],
    ['a proxy that sends only Via', { via: '1.1 proxy' }, '127.0.0.1'],
    ['a host name rebound to this server', { host: 'evil.example:3000' }, '127.0.0.1'],
    ['a host name that only begins like ours', { host: 'localhost.evil.example' }, '127.0.0.1'],
  ])('returns the usual 404 to %s', async (_who, headers, from) => {
    const { statusCode, body } = await open(headers, from)
    const nowhere = await testApp.app.inject({ url: '/sandbox/nothing' })
    expect([statusCode, body]).toEqual([404, nowhere.body])
  })

  it('is not available when emails are really sent', async () => {
    expect((await open({}, '127.0.0.1', without)).statusCode).toBe(404)
  })
})

describe('the emails kept for the mailbox page', () => {
  it('are the last twenty that could be sent', async () => {
    const reachable = keptMails({ send: async () => ({ ok: true }) }, now)
    for (let index = 0; index < 25; index++)
      await reachable.mailer.send({ to: `${index}@example.org`, ...codeMail(everyWord.en, '042137', '') })
    expect(reachable.list().map(({ to }) => to)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${24 - index}@example.org`),
    )
    const unreachable = keptMails({ send: async () => ({ ok: false, reason: 'down' }) }, now)
    await unreachable.mailer.send({ to: 'rosa@example.org', ...codeMail(everyWord.en, '042137', '') })
    expect(unreachable.list()).toEqual([])
  })
})
