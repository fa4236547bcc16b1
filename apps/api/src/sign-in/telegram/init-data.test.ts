import { signData } from '@tma.js/init-data-node'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInSessions } from '../../ground/db/schema/sign-in.ts'
import { botToken, newTelegrammer } from '../../testing/new-telegrammer.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { readInitData } from './read-init-data.ts'

/** The example of https://docs.telegram-mini-apps.com/platform/init-data, for the bot token above. */
const documented =
  'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C' +
  '%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C' +
  '%22is_premium%22%3Atrue%7D&auth_date=1662771648' +
  '&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2'
const documentedAt = new Date(1_662_771_648_000)

const sealed = (fields: Record<string, string>) => {
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`)
  return new URLSearchParams({ ...fields, hash: signData(lines.sort().join('\n'), botToken) }).toString()
}
const human = JSON.stringify({ id: 279058397, first_name: 'Rosa' })
const auth_date = '1662771648'

describe('Telegram launch data', () => {
  it('is accepted as Telegram documents it', () => {
    expect(readInitData(botToken, documented, documentedAt)).toEqual({
      ok: true,
      data: {
        user: { id: 279058397, first_name: 'Vladislav', username: 'vdkfrost' },
        seal: 'c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2',
        startParam: null,
      },
    })
  })

  it('includes the start parameter of the link', () => {
    const launch = sealed({ user: human, auth_date, start_param: 'o-CLUB_r-Fair' })
    expect(readInitData(botToken, launch, documentedAt)).toMatchObject({
      data: { startParam: 'o-CLUB_r-Fair' },
    })
  })

  it('is accepted with the newer signature, which the hash covers', () => {
    const fields = { user: human, auth_date, signature: 'zL-ucjNyREiHDE8aihFwpfR9' }
    expect(readInitData(botToken, sealed(fields), documentedAt).ok).toBe(true)
    const without = sealed(fields).replace(/signature=[^&]*&/, '')
    expect(readInitData(botToken, without, documentedAt)).toEqual({ ok: false, reason: 'proof-refused' })
  })

  it.each([
    ['nothing', ''],
    ['no seal', documented.replace(/&hash=.*/, '')],
    ['an empty seal', documented.replace(/hash=.*/, 'hash=')],
    ['a seal in capitals', documented.replace(/[0-9a-f]{64}$/, seal => seal.toUpperCase())],
    ['a seal cut short', documented.slice(0, -1)],
    ['another id', documented.replace('279058397', '279058398')],
    ['another date', documented.replace('1662771648', '1662771649')],
    [
      'a date that swallowed its neighbour',
      documented.replace(/^query_id=(\w+)&(.*)&auth_date=(\d+)/, '$2&auth_date=$3%0Aquery_id=$1'),
    ],
    [
      'a field that swallowed its neighbour',
      sealed({ user: human, auth_date, query_id: 'A', start_param: 'o-CLUB' })
        .replace('&start_param=o-CLUB', '')
        .replace('query_id=A', 'query_id=A%0Astart_param%3Do-CLUB'),
    ],
    ['the user twice', `${documented}&user=${encodeURIComponent(human)}`],
    ['the seal twice', `${documented}&hash=${documented.slice(-64)}`],
    ['no user', sealed({ auth_date })],
    ['a user that is not JSON', sealed({ auth_date, user: '{' })],
    ['a user without an id', sealed({ auth_date, user: '{"first_name":"Rosa"}' })],
    ['an id that is not a number', sealed({ auth_date, user: '{"id":"1","first_name":"Rosa"}' })],
    ['a bot', sealed({ auth_date, user: '{"id":1,"first_name":"R","is_bot":true}' })],
    ['no date', sealed({ user: human })],
    ['a date in words', sealed({ user: human, auth_date: 'today' })],
    ['a date with a suffix', sealed({ user: human, auth_date: `${auth_date}x` })],
  ])('is refused with %s', (_what, initData) => {
    expect(readInitData(botToken, initData, documentedAt)).toEqual({ ok: false, reason: 'proof-refused' })
  })

  it('is refused when signed for another bot', () => {
    const other = botToken.replace('AAH5', 'AAH6')
    expect(readInitData(other, documented, documentedAt)).toEqual({ ok: false, reason: 'proof-refused' })
  })
})

describe('signing in with Telegram', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { telegramBotToken: botToken })
    testApp.clock.now = documentedAt
  })
  afterAll(() => testApp.close())

  const somebody = () => newTelegrammer(testApp)

  it('accepts the documented example at its time', async () => {
    const { status, data } = await somebody().hand(documented)
    expect([status, data]).toMatchObject([200, { userIdentifier: 'vdkfrost', firstName: 'Vladislav' }])
  })

  it('refuses any forgery with the same message', async () => {
    const rosa = somebody()
    const launch = rosa.launch()
    const answers = [
      await rosa.hand('x'),
      await rosa.hand(launch.slice(0, -1)),
      await rosa.hand(rosa.launch(botToken.replace('AAH5', 'AAH6'))),
      await rosa.hand(rosa.launch(botToken, { is_bot: true })),
      await rosa.hand(`${launch}&user=1`),
    ]
    for (const { status, error } of answers) expect([status, error]).toEqual([401, 'proof-refused'])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('refuses launch data longer than Telegram’s', async () => {
    expect((await somebody().hand(sealed({ user: human, auth_date, pad: 'x'.repeat(8000) }))).error).toBe(
      'malformed',
    )
  })

  it('opens nothing and breaks nothing for an altered launch', async () => {
    const rosa = somebody()
    const launch = rosa.launch()
    const fields = new URLSearchParams(launch)
    const before = await testApp.database.db.$count(signInSessions)
    const letter = fc.constantFrom(...'09afAF&=%~\u{1F600}')
    const altered = fc.tuple(fc.nat(), letter, fc.constantFrom(0, 1, 7)).map(([at, by, gone]) => {
      const place = at % launch.length
      return launch.slice(0, place) + by + launch.slice(place + gone)
    })
    const replaced = fc
      .tuple(fc.constantFrom(...fields.keys()), fc.oneof(fc.string({ unit: 'binary' }), fc.json()))
      .map(([key, value]) => new URLSearchParams({ ...Object.fromEntries(fields), [key]: value }).toString())
    const cut = fc.nat({ max: launch.length - 1 }).map(end => launch.slice(0, end))
    const isTheSame = (text: string) =>
      JSON.stringify([...new URLSearchParams(text)].sort()) === JSON.stringify([...fields].sort())
    await fc.assert(
      fc.asyncProperty(fc.oneof(altered, replaced, cut, fc.string({ unit: 'binary' })), async text => {
        fc.pre(!isTheSame(text))
        expect((await rosa.hand(text)).status).toSatisfy(status => status === 400 || status === 401)
      }),
      { numRuns: 200 },
    )
    expect(await testApp.database.db.$count(signInSessions)).toBe(before)
    expect((await rosa.hand(launch)).status).toBe(200)
  }, 60_000)

  it('logs nothing about the launch or the person, and counts what happened', async () => {
    testApp.logged.length = 0
    const rosa = newTelegrammer(testApp, { username: 'perpetua_quillfeather', first_name: 'Perpetua' })
    const launch = rosa.launch()
    await rosa.hand(launch)
    await rosa.hand(`${launch}x`)
    const lines = testApp.logged.join('')
    expect(lines).toContain('"route":"/api/lithe/sign-in/telegram"')
    const seal = String(new URLSearchParams(launch).get('hash'))
    for (const text of ['erpetua', String(rosa.user.id), seal, String(rosa.session()), botToken])
      expect(lines).not.toContain(text)
    const { body } = await testApp.app.inject('/metrics')
    expect(body).toMatch(/lithe_occurrences_total\{occurrence="proof-refused"\} [1-9]/)
  })

  it('is disabled without a bot token', async () => {
    const off = await makeTestApp(await openTestPostgres())
    const refused = await newTelegrammer(off).signInWithTelegram()
    expect([refused.status, refused.error]).toEqual([403, 'sign-in-off'])
    await off.close()
  })
})
