import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noExerciseFilms } from './assessments/exercise-films.ts'
import { beyondTable } from './testing/access/beyond-table.ts'
import { routesBeyondApi } from './testing/access/routes-of.ts'
import { unlisted } from './testing/access/unlisted.ts'
import { newAccount } from './testing/new-account.ts'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from './testing/test-app.ts'

describe('routes outside the api prefix', () => {
  let testApp: TestApp
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-beyond-'))
    for (const name of ['web', 'player', 'films']) await mkdir(join(folder, name))
    for (const name of ['web', 'player'])
      await writeFile(join(folder, name, 'index.html'), `<title>${name}</title>`)
    await writeFile(join(folder, 'films', 'squat.jpg'), 'a picture')
    testApp = await makeTestApp(await openTestPostgres(), {
      directories: { web: join(folder, 'web'), player: join(folder, 'player') },
      exerciseFilms: { ...noExerciseFilms, folder: join(folder, 'films'), fileNames: new Set(['squat.jpg']) },
      listMails: () => [],
      sandbox: { bot: true, google: true },
      securityContact: 'mailto:security@example.org',
    })
  })
  afterAll(async () => {
    await testApp.close()
    await rm(folder, { recursive: true })
  })

  it('match the rows of the access table one to one', () => {
    const routes = routesBeyondApi(testApp.app)
    expect(unlisted(routes, Object.keys(beyondTable), 'beyond-table.ts')).toEqual([])
    expect(Object.keys(beyondTable).filter(row => !routes.includes(row))).toEqual([])
  })

  it('missing from the table fail with a message naming the file', () => {
    expect(unlisted(['GET /healthz', 'GET /healthx'], Object.keys(beyondTable), 'beyond-table.ts')).toEqual([
      'GET /healthx is in no list: say in apps/api/src/testing/access/beyond-table.ts who may call it and what it answers',
    ])
  })

  it.each(Object.entries(beyondTable))('%s returns the same to everyone', async (route, { at, status }) => {
    const method = route.startsWith('POST') ? 'POST' : 'GET'
    const rosa = newAccount(testApp)
    await rosa.signIn()
    for (const cookie of ['', `lithe_session=${rosa.session()}`, 'lithe_session=forged']) {
      const reply = await testApp.app.inject({ method, url: at, headers: { cookie } })
      expect(reply.statusCode).toBe(status)
      expect(reply.body).not.toContain(rosa.email)
    }
  })

  it('show emails only to local programs', async () => {
    const elsewhere = {
      url: '/sandbox/mails',
      remoteAddress: '192.168.1.20',
      headers: { accept: 'application/json' },
    }
    expect((await testApp.app.inject(elsewhere)).statusCode).toBe(404)
  })
})
