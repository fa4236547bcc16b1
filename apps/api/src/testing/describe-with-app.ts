import { afterAll, beforeAll, describe } from 'vitest'
import type { AppDeps } from '../app.ts'
import { openTestPostgres } from './open-test-postgres.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/** Runs tests against the app on their own database; `testApp()` is that app. */
export const describeWithApp = (
  subject: string,
  define: (testApp: () => TestApp) => void,
  overrides: () => Partial<AppDeps> = () => ({}),
) =>
  describe(subject, () => {
    let started: TestApp | undefined
    beforeAll(async () => {
      started = await makeTestApp(await openTestPostgres(), overrides())
    }, 60_000)
    afterAll(() => started?.close())
    define(() => {
      if (!started) throw new Error('the app starts before the first test')
      return started
    })
  })
