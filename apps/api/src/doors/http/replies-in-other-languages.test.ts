import { apiPrefix, exportMe } from '@lithe/contracts/api'
import { errorCodes } from '@lithe/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callEndpoint } from '../../testing/call.ts'
import { guestId } from '../../testing/new-guest.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { englishIn, otherLanguages, watchedWords } from '../../testing/read-by-others.ts'
import { everyWord, makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { errorReply } from './error-replies.ts'

const names = ['Lithe', 'application/json', 'PUBLIC_URL', 'ALLOWED_HOSTS', 'RETURN_ORIGINS']

describe.each(otherLanguages)('in %s', language => {
  const { words, all, unread } = watchedWords(language, 'replies')
  const headers = { 'accept-language': `${language}, en;q=0.5` }
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { words: all })
  })
  afterAll(() => testApp.close())

  it('every refusal and every string in the data export is translated', async () => {
    const { oneHost, signature } = words.replies.details
    const refusals = [
      ...errorCodes.map(code => errorReply(words, code)),
      errorReply(words, 'malformed', oneHost),
      errorReply(words, 'malformed', signature),
    ].map(({ message }) => message)
    const caller = { userIdentifier: guestId(), source: 'web' }
    const { data } = await callEndpoint(testApp.app, exportMe, '/me/export', caller, { headers })
    const texts = [...refusals, data.about]
    expect(englishIn(language, texts, names)).toEqual([])
    // The validator's own message stays English.
    const wrong = await testApp.app.inject({ method: 'POST', url: `${apiPrefix}/user`, headers, payload: {} })
    expect(unread([...texts, wrong.json().message])).toEqual([])
  })

  it('test languages are not offered in production', async () => {
    const server = await makeTestApp(await openTestPostgres(), { isProduction: true })
    for (const tag of [language, language.replace('-', '_').toLowerCase()]) {
      const asking = { 'accept-language': `${tag}, en;q=0.5` }
      const reply = await server.app.inject({ url: `${apiPrefix}/nothing`, headers: asking })
      expect(reply.json().message).toBe(errorReply(everyWord.en, 'not-found').message)
    }
    await server.close()
  })

  it.each(['/nothing', '/report/%zz', '/user'])(
    'a refusal at %s is in the requested language',
    async path => {
      const reply = await testApp.app.inject({ url: apiPrefix + path, headers })
      const { error, message } = reply.json()
      const said = errorReply(words, error).message
      expect(message.startsWith(said)).toBe(true)
      expect(said).not.toBe(errorReply(everyWord.en, error).message)
    },
  )
})
