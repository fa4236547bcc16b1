import { afterAll, beforeAll, describe } from 'vitest'
import type { AppDeps } from '../app.ts'
import { engines } from './engines.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/** Runs the same tests on PGlite and on PostgreSQL; `testApp()` is the app of the engine at hand. */
export const describeOnEachEngine = (
  subject: string,
  define: (testApp: () => TestApp) => void,
  overrides: () => Partial<AppDeps> = () => ({}),
) =>
  describe.each(engines)(`${subject} on $engine`, ({ open }) => {
    let started: TestApp | undefined
    beforeAll(async () => {
      started = await makeTestApp(await open(), overrides())
    }, 60_000)
    afterAll(() => started?.close())
    define(() => {
      if (!started) throw new Error('the app starts before the first test')
      return started
    })
  })
