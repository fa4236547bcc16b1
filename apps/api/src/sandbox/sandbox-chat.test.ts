import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTelegrammer } from '../testing/new-telegrammer.ts'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { readOf } from '../testing/read-by-others.ts'
import { everyWord, makeTestApp, type TestApp } from '../testing/test-app.ts'

const { bot, sandbox } = everyWord.en

describe('the Telegram stand-in', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { sandbox: { bot: true, google: false } })
    await testApp.app.ready()
  })
  afterAll(() => testApp.close())

  /** A browser elsewhere on the network, without a session. */
  function newVisitor() {
    let cookie = ''
    async function ask(options: InjectOptions) {
      const reply = await testApp.app.inject({
        remoteAddress: '192.168.1.20',
        ...options,
        headers: { cookie, ...options.headers },
      })
      const [kept] = reply.cookies
      if (kept) cookie = `${kept.name}=${kept.value}`
      return reply
    }
    const press = async (path: string, fields: Record<string, string>) => {
      const reply = await ask({
        method: 'POST',
        url: `/sandbox/chat/${path}`,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([reply.statusCode, String(reply.headers.location).replace('#foot', '')]).toEqual([
        303,
        '/sandbox/chat',
      ])
    }
    const visitor = {
      ask,
      start: (name = 'Ada') => press('start', { name }),
      say: (text: string) => press('say', { text }),
      press: (fields: Record<string, string>) => press('press', fields),
      page: async () => (await ask({ url: '/sandbox/chat' })).body,
      /** Returns the frame's URL and launch data. */
      async launch() {
        const { body } = await ask({ url: '/sandbox/chat/app?at=%2Flongevity-test' })
        const [, address = ''] = /<iframe [^>]*src="([^"]*)"/.exec(body) ?? []
        const [page, hash] = address.replaceAll('&amp;', '&').split('#')
        return { page, initData: new URLSearchParams(hash).get('tgWebAppData') ?? '' }
      },
    }
    return visitor
  }

  it('greets with the bot’s text, picture and button after /start', async () => {
    const ada = newVisitor()
    expect(await ada.page()).toContain(sandbox.chat.standIn)
    await ada.start()
    const page = await ada.page()
    const read = readOf(page).join('\n')
    for (const said of ['Good to meet you, Ada.', bot.start.threeMovements, bot.start.onlyYou])
      expect(read).toContain(said)
    expect(page).toContain('href="/sandbox/chat/app?at=%2Flongevity-test">Start My Longevity Test</a>')
    const [, picture = ''] = /src="(\/sandbox\/chat\/pictures\/[\w-]+)"/.exec(page) ?? []
    const shown = await ada.ask({ url: picture })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(shown.rawPayload.length).toBeGreaterThan(10_000)
  })

  it('gives the mini app fresh launch data that the server accepts', async () => {
    const ada = newVisitor()
    await ada.start()
    const { page, initData } = await ada.launch()
    expect(page).toBe('/longevity-test')
    const signedIn = await newTelegrammer(testApp).hand(initData)
    expect([signedIn.status, signedIn.data.firstName]).toEqual([200, 'Ada'])
    const again = await newTelegrammer(testApp).hand((await ada.launch()).initData)
    expect(again.data.userIdentifier).toBe(signedIn.data.userIdentifier)
    expect((await newTelegrammer(testApp).hand(initData.replace('Ada', 'Eve'))).error).toBe('proof-refused')
  })

  it('treats two browsers as two people with separate chats', async () => {
    const [ada, eve] = [newVisitor(), newVisitor()]
    await ada.start('Ada')
    await eve.start('Ada')
    await ada.say('a word of my own')
    expect(await eve.page()).not.toContain('a word of my own')
    const [first, second] = [await ada.launch(), await eve.launch()]
    const [one, two] = [
      await newTelegrammer(testApp).hand(first.initData),
      await newTelegrammer(testApp).hand(second.initData),
    ]
    expect(one.data.userIdentifier).not.toBe(two.data.userIdentifier)
  })

  it('accepts commands and presses, and escapes typed text', async () => {
    const ada = newVisitor()
    await ada.start('<b>Ada</b>')
    await newTelegrammer(testApp).hand((await ada.launch()).initData)
    await ada.say('/privacy')
    expect(await ada.page()).toContain('<a href="http://localhost/your-data">')
    await ada.say('/delete')
    const asked = await ada.page()
    expect(asked).not.toContain('<b>')
    const [, message = ''] = /name="message" value="(\d+)"/.exec(asked) ?? []
    const [, data = ''] = /name="data" value="(erase:no[^"]*)"/.exec(asked) ?? []
    await ada.press({ message, data })
    const answered = await ada.page()
    expect(answered).toContain(bot.erase.kept)
    expect(answered).not.toContain('erase:no')
  })

  it.each([
    ['/sandbox/chat', /frame-ancestors 'none'/],
    ['/sandbox/chat/app?at=/', /script-src 'sha256-[\w+/=]+';frame-src 'self';.*frame-ancestors 'none'/],
  ])('gives %s a minimal policy and leaves other pages’ policies strict', async (url, allowed) => {
    const ada = newVisitor()
    await ada.start()
    const policy = String((await ada.ask({ url })).headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';style-src 'sha256-/)
    expect(policy).toMatch(allowed)
    const elsewhere = (await ada.ask({ url: '/healthz' })).headers
    expect(elsewhere['content-security-policy']).toContain("frame-ancestors 'self';")
    expect(elsewhere['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('frames only this server’s pages', async () => {
    const ada = newVisitor()
    await ada.start()
    for (const at of [
      '//evil.example/x',
      '/\\evil.example/x',
      'https://evil.example/x',
      'javascript:alert(1)',
    ]) {
      const { body } = await ada.ask({ url: `/sandbox/chat/app?${new URLSearchParams({ at })}` })
      expect(/<iframe [^>]*src="([^#"]*)/.exec(body)?.[1], at).toMatch(/^\/(?![/\\])[\w-]*$/)
    }
  })

  it('cannot be started or written to by a form on another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
    const begun = await testApp.app.inject({
      method: 'POST',
      url: '/sandbox/chat/start',
      payload: 'name=Eve',
      headers,
    })
    expect(begun.statusCode).toBe(403)
    expect((await newVisitor().ask({ url: '/sandbox/chat/app' })).headers.location).toBe('/sandbox/chat')
  })

  it('is offered to the app as the bot, under the requested host name', async () => {
    const { body } = await newVisitor().ask({ url: '/api/lithe/config', headers: { host: 'localhost:3000' } })
    expect(JSON.parse(body).data.telegramBotUrl).toBe('http://localhost:3000/sandbox/chat')
  })
})
