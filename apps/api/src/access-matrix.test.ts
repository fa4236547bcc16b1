import { randomUUID } from 'node:crypto'
import { apiPrefix } from '@lithe/contracts/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answered, openTable, personalTable, signInTable } from './testing/access/access-table.ts'
import { routesOf } from './testing/access/routes-of.ts'
import { type PersonalRow, personalRows } from './testing/access/rows.ts'
import { type SignInRow, signInRows } from './testing/access/sign-in-rows.ts'
import { type Column, columns, standpointOf } from './testing/access/standpoints.ts'
import { unlisted } from './testing/access/unlisted.ts'
import { openWorld } from './testing/access/world.ts'
import { describeWithApp } from './testing/describe-with-app.ts'
import { everyWayIn } from './testing/every-way-in.ts'
import { type GoogleIssuer, openGoogleIssuer } from './testing/google-issuer.ts'
import { newAccount } from './testing/new-account.ts'
import { botToken } from './testing/new-telegrammer.ts'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { reportedGuest } from './testing/reported-guest.ts'
import { makeTestApp, publicTestConfig, type TestApp } from './testing/test-app.ts'

let issuer: GoogleIssuer
let withEverything: TestApp
beforeAll(async () => {
  issuer = await openGoogleIssuer()
  withEverything = await makeTestApp(await openTestPostgres(), {
    publicConfig: { ...publicTestConfig, payments: 'stripe' },
    stripe: {
      secretKey: 'sk_test_of_nobody',
      webhookSecret: 'whsec_of_nobody',
      apiUrl: 'http://127.0.0.1:9',
      patienceMs: 250,
    },
    bot: {
      token: botToken,
      apiUrl: 'http://127.0.0.1:9',
      publicUrl: 'https://lithe.example.org',
      webhookSecret: 'a-webhook-secret-of-nobody',
      priceStars: null,
    },
  })
})
afterAll(async () => {
  await withEverything.close()
  await issuer.close()
})

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]

describeWithApp(
  'who may do what:',
  testApp => {
    async function row(answer: (column: Column) => Promise<{ error: Answered | null }>) {
      const answers: Partial<Record<Column, Answered>> = {}
      for (const column of columns) answers[column] = (await answer(column)).error ?? 'ok'
      return answers
    }

    it('public routes and table rows match one to one', () => {
      const doors = new Set([testApp(), withEverything].flatMap(({ app }) => routesOf(app)))
      const rows = [personalTable, signInTable, openTable].flatMap(table => Object.keys(table))
      expect(unlisted([...doors], rows, 'access-table.ts')).toEqual([])
      expect(rows.filter(row => !doors.has(row))).toEqual([])
    })

    it.each(namesOf(personalTable))(
      '%s',
      async (name: PersonalRow) => {
        const world = await openWorld(testApp(), issuer)
        const answers = await row(async column => {
          const { userIdentifier, call } = await standpointOf(world, column)
          const things = column === 'owner’s profile' ? world.things.profile : world.things.owner
          const { promoCode } = world
          const { endpoint, path, body } = personalRows[name]({ userIdentifier, things, promoCode })
          return call(endpoint, path, body)
        })
        expect(answers).toEqual(personalTable[name])
      },
      60_000,
    )

    it.each(namesOf(signInTable))(
      '%s',
      async (name: SignInRow) => {
        const world = await openWorld(testApp(), issuer)
        const answers = await row(async column =>
          signInRows[name](world, column, await standpointOf(world, column)),
        )
        expect(answers).toEqual(signInTable[name])
      },
      60_000,
    )

    it.each(namesOf(openTable))(
      '%s responds alike with or without a session',
      async name => {
        const { guest, assessmentId } = await reportedGuest(testApp())
        const checkoutId = new URL((await guest.checkout(assessmentId)).data.checkoutUrl).pathname
          .split('/')
          .at(-1)
        const account = newAccount(testApp())
        // Earlier rows have used up one network's hundred codes an hour.
        await account.signIn({}, { remoteAddress: '198.51.100.7' })
        const [method, pattern] = String(name).split(' ') as ['GET' | 'POST', string]
        const path = pattern
          .replace(':checkoutId', checkoutId ?? '')
          .replace(':answer', 'pay')
          .replace(':orderId', randomUUID())
        const { app } = routesOf(testApp().app).includes(String(name)) ? testApp() : withEverything
        const headers = method === 'POST' ? { 'content-type': 'application/json' } : {}
        for (const cookie of ['', `lithe_session=${account.session()}`, 'lithe_session=forged']) {
          const payload = method === 'POST' ? { payload: '{}' } : {}
          const url = apiPrefix + path
          const reply = await app.inject({ method, url, headers: { ...headers, cookie }, ...payload })
          expect(reply.statusCode).toBe(openTable[name])
        }
      },
      60_000,
    )

    it('HEAD requires the same proof as GET', async () => {
      for (const path of ['/me/export', '/me/devices']) {
        const headers = { 'lithe-user': 'rosa@example.org' }
        const reply = await testApp().app.inject({ method: 'HEAD', url: apiPrefix + path, headers })
        expect([reply.statusCode, reply.body]).toEqual([401, ''])
      }
    })
  },
  () => everyWayIn(issuer),
)
