import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { promoCommand } from './promo-command.ts'

describeWithApp('npm run ops -- promo', testApp => {
  const run = (words: string) =>
    promoCommand({ db: testApp().database.db, now: testApp().clock.now }, words.split(' '))

  it('creates a code, lists it with its limits, and disables it', async () => {
    expect(await run('create spring-25 --percent 25 --uses 100 --per-person 1 --until 2026-06-30')).toEqual({
      ok: true,
      words: 'SPRING-25 can be used from now on.',
    })
    const listed = (await run('list')).words
    expect(listed).toMatch(/SPRING-25 +25 % +0 of 100 used +1 a person +until 2026-06-30T23:59Z +in use/)
    expect(await run('disable Spring-25')).toMatchObject({ ok: true })
    expect((await run('list')).words).toContain('disabled')
    expect(await run('disable spring-25')).toMatchObject({ ok: false })
  })

  it.each([
    ['create TWICE --percent 10', 'create TWICE --percent 20', /already/],
    ['list', 'create AB --percent 10', /3 to 40/],
    ['list', 'create FREE --percent 0', /1 to 75 percent, or 100/],
    ['list', 'create FREE --percent 90', /1 to 75 percent, or 100/],
    ['list', 'create FREE', /1 to 75 percent, or 100/],
    ['list', 'create FREE --percent 50 --uses 0', /whole number above 0/],
    ['list', 'create FREE --percent 50 --uses many', /whole number above 0/],
    ['list', 'create FREE --percent 50 --until 2020-01-01', /in the future/],
    ['list', 'create FREE --percent 50 --until soon', /in the future/],
    ['list', 'create FREE --percent 50 --until 2027-02-31', /in the future/],
  ])('after "%s", refuses "%s" and says why', async (before, words, reason) => {
    await run(before)
    const said = await run(words)
    expect(said.ok).toBe(false)
    expect(said.words).toMatch(reason)
    expect((await run('list')).words).not.toContain('FREE')
  })

  it('rejects anything else, and requires a CODE', async () => {
    expect(await run('destroy FREE')).toEqual({ ok: false, isMisuse: true, words: '' })
    expect(await run('create')).toEqual({ ok: false, isMisuse: true, words: 'create wants a CODE.' })
  })
})
