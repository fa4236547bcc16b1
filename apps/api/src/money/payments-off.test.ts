import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../testing/test-app.ts'

describe('a server without payments', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), {
      publicConfig: { ...publicTestConfig, payments: 'off' },
    })
  })
  afterAll(() => testApp.close())

  it('refuses checkouts and has no payment page', async () => {
    const { guest, assessmentId } = await reportedGuest(testApp)
    const { status, error } = await guest.checkout(assessmentId)
    expect([status, error]).toEqual([403, 'payments-off'])
    expect((await guest.payment(assessmentId)).data).toMatchObject({ order: 'none', isUnlocked: false })
    const page = await testApp.app.inject({ url: `/api/lithe/sandbox-checkout/${assessmentId}` })
    expect(page.json()).toMatchObject({ error: 'not-found' })
  })
})
