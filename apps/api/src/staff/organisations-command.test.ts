import * as endpoints from '@lithe/contracts/api'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { organisationLinks } from '../ground/db/schema/organisations.ts'
import { callEndpoint } from '../testing/call.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { organisationsCommand } from './organisations-command.ts'

describeWithApp('npm run ops -- organisations', testApp => {
  const run = (words: string, publicUrl: string | null = 'https://lithe.example') =>
    organisationsCommand(
      { db: testApp().database.db, now: testApp().clock.now, publicUrl },
      words.split(' ').map(word => word.replaceAll('_', ' ')),
    )
  const meet = (organisation: string, organisationKey?: string) =>
    callEndpoint(testApp().app, endpoints.meetOrganisation, '/organisation', {
      organisation,
      organisationKey,
    })

  it('ships with one organisation, which unlocks nothing', async () => {
    expect((await run('list')).words).toMatch(
      /^insurer +Your insurer +organisation set +no logo +0 of any .* in use$/,
    )
    expect((await meet(' INSURER ')).data).toEqual({
      code: 'insurer',
      name: 'Your insurer',
      workoutSet: 'organisation',
      unlocksReports: false,
      logo: null,
    })
  })

  it('creates an organisation and a link, shows its key once, lists both, and disables both', async () => {
    expect(
      await run('create Helvetia --name Helvetia_AG --set default --logo /helvetia.svg --cap 50'),
    ).toEqual({
      ok: true,
      words: 'People can come by https://lithe.example/?o=helvetia from now on.',
    })
    const { words } = await run('link HELVETIA --uses 40 --until 2026-06-30')
    const key = /^https:\/\/lithe\.example\/\?o=helvetia#k=([\w-]{32})\n/.exec(words)?.[1] ?? ''
    expect(words).toContain('This link is shown once.')
    expect((await meet('helvetia', key)).data).toMatchObject({ unlocksReports: true, logo: '/helvetia.svg' })
    expect((await meet('helvetia', `${key}x`)).data.unlocksReports).toBe(false)
    expect((await meet('insurer', key)).data.unlocksReports).toBe(false)
    const listed = (await run('list')).words
    expect(listed).toMatch(
      /helvetia +Helvetia AG +default set +\/helvetia.svg +0 of 50 reports opened +in use/,
    )
    expect(listed).not.toContain(key)
    const inUse = /link ([0-9a-f]{8}) +0 of 40 used +until 2026-06-30T23:59Z +in use/g
    const [number, ...elsewhere] = Array.from(listed.matchAll(inUse), ([, digits]) => digits)
    expect(elsewhere).toEqual([])
    expect(await run(`disable insurer --link ${number}`)).toMatchObject({ ok: false })
    expect(await run(`disable helvetia --link ${number}`)).toMatchObject({ ok: true })
    expect((await meet('helvetia', key)).data.unlocksReports).toBe(false)
    expect(await run('disable Helvetia')).toMatchObject({ ok: true })
    expect(await meet('helvetia')).toMatchObject({ status: 404, error: 'unknown-organisation' })
    expect(await run('link helvetia --uses 1 --until 2026-06-30')).toMatchObject({ ok: false })
  })

  it('disables a link only by an unambiguous id prefix', async () => {
    const { db } = testApp().database
    await run('create links --name Links')
    const until = new Date('2026-06-30T00:00:00Z')
    const alike = ['0123abcd-0000-4000-8000-000000000001', '0123abcd-0000-4000-8000-000000000002']
    const made = { organisation: 'links', maxUses: 1, validUntil: until, createdAt: testApp().clock.now }
    await db
      .insert(organisationLinks)
      .values(alike.map(id => ({ ...made, id, keyDigest: `digest of ${id}` })))
    const inUse = () =>
      db.$count(
        organisationLinks,
        and(eq(organisationLinks.organisation, 'links'), isNull(organisationLinks.disabledAt)),
      )
    const context = { db, now: testApp().clock.now, publicUrl: null }
    for (const number of ['', '0', '0123abc', 'ffffffff', '-', '0123abcd%'])
      expect(await organisationsCommand(context, ['disable', 'links', `--link=${number}`])).toMatchObject({
        ok: false,
        words: expect.stringContaining('no such link'),
      })
    expect((await run('disable links --link 0123abcd')).words).toContain(
      'Several links of links begin with 0123abcd',
    )
    expect(await inUse()).toBe(2)
    expect((await run(`disable links --link ${alike[0]?.toUpperCase()}`)).ok).toBe(true)
    expect(await inUse()).toBe(1)
    expect((await run('disable links --link 0123ABCD')).ok).toBe(true)
  })

  it('prints a relative link when the server does not know its public URL', async () => {
    const { words } = await run('link insurer --uses 1 --until 2026-06-30', null)
    expect(words).toMatch(/^\/\?o=insurer#k=.*Put the address of your server before it\.$/s)
  })

  it.each([
    ['create insurer --name Another', /already/],
    ['create x --name Short', /2 to 32/],
    ['create new_one --name Spaced', /2 to 32/],
    ['create club', /--name/],
    ['create club --name _', /--name/],
    ['create club --name Club --set endless', /default or organisation/],
    ['create club --name Club --logo https://elsewhere.example/logo.svg', /path/],
    ['create club --name Club --logo //elsewhere.example', /path/],
    ['create club --name Club --cap 0', /whole number above 0/],
    ['link nobody --uses 1 --until 2026-06-30', /no such organisation/],
    ['link insurer --until 2026-06-30', /--uses/],
    ['link insurer --uses 1', /--until/],
    ['link insurer --uses 1 --until 2020-01-01', /future/],
    ['link insurer --uses 1 --until 2030-01-01', /within a year/],
    ['disable nobody', /no such organisation/],
    ['disable insurer --link zzzz', /no such link/],
    ['disable insurer --link %', /no such link/],
  ])('refuses "%s" and says why', async (words, reason) => {
    const said = await run(words)
    expect(said.ok).toBe(false)
    expect(said.words).toMatch(reason)
    expect((await run('list')).words).not.toMatch(/^club/m)
  })

  it.each(['create', 'destroy insurer'])('rejects "%s"', async words => {
    expect(await run(words)).toMatchObject({ ok: false, isMisuse: true })
  })

  it('finds no organisation for an invalid code', async () => {
    for (const code of ['', ' ', 'toString', '__proto__', 'insurers', "'; drop table organisations; --"])
      expect(await meet(code)).toMatchObject({ status: 404, error: 'unknown-organisation' })
  })
})
