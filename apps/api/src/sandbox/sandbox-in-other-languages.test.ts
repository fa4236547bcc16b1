import { directionOf } from '@lithe/words/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { englishIn, markOf, otherLanguages, readOf, watchedWords } from '../testing/read-by-others.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

/** Accessible names of controls: labels and prompts. */
const saidOf = (html: string) =>
  [...html.matchAll(/(?:title|placeholder|aria-label|data-asks)="([^"]*)"/g)].map(([, text = '']) => text)

describe.each(otherLanguages)('in %s', language => {
  const { all, unread } = watchedWords(language, 'sandbox')
  let testApp: TestApp
  let pages: string[]
  let script: string
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), {
      words: all,
      sandbox: { bot: true, google: true },
    })
    await testApp.app.ready()
    let cookie = ''
    const ask = async (url: string, payload?: string) => {
      const type = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
      const method = payload === undefined ? 'GET' : 'POST'
      const headers = { 'accept-language': language, cookie, ...type }
      const reply = await testApp.app.inject({ method, url, headers, ...(payload && { payload }) })
      for (const kept of reply.cookies) cookie = `${kept.name}=${kept.value}`
      return reply.body
    }
    const before = await ask('/sandbox/chat')
    await ask('/sandbox/chat/start', 'name=Ada')
    pages = [
      before,
      await ask('/sandbox/chat'),
      await ask('/sandbox/chat/app?at=/'),
      await ask(`/sandbox/google/account?nonce=${'a'.repeat(43)}`),
    ]
    script = await ask('/sandbox/google/client.js')
  })
  afterAll(() => testApp.close())

  it('no English is left on any page, and every message is used', () => {
    const texts = pages.flatMap(page => [
      ...readOf(page.replace(/<script>[\s\S]*?<\/script>/g, '')),
      ...saidOf(page),
    ])
    expect(englishIn(language, texts, ['Lithe', 'Ada'])).toEqual([])
    expect(unread([...texts, script])).toEqual([])
  })

  it('every page declares its language and direction', () => {
    for (const page of pages) expect(markOf(page)).toEqual([language, directionOf(language)])
  })
})
