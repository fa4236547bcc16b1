import { expect, it } from 'vitest'
import { openTestPostgres } from '../testing/engines.ts'
import { newAccount } from '../testing/new-account.ts'
import { makeTestApp } from '../testing/test-app.ts'

it('behind a proxy that speaks HTTPS the session’s cookie goes over HTTPS only', async () => {
  const testApp = await makeTestApp(await openTestPostgres(), { trustProxy: true })
  const rosa = newAccount(testApp)
  await rosa.askForCode()
  const overHttps = { headers: { 'x-forwarded-proto': 'https' } }
  expect((await rosa.verify(rosa.code(), {}, overHttps)).cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  await testApp.close()
})
