import { afterAll, beforeAll, describe } from 'vitest'
import type { AppDeps } from '../app.ts'
import { bothEngines, engines } from './engines.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

type Define = (testApp: () => TestApp) => void

const describeOn =
  (on: typeof engines) =>
  (subject: string, define: Define, overrides: () => Partial<AppDeps> = () => ({})) =>
    describe.each(on)(`${subject} on $engine`, ({ open }) => {
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

/** Runs the same tests on every engine that this run is for; `testApp()` is the app of the engine at hand. */
export const describeOnEachEngine = describeOn(engines)

/** The same on PGlite and PostgreSQL in every run: for what is kept, counted or forgotten. */
export const describeOnBothEngines = describeOn(bothEngines)
