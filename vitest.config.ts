import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compileWords } from './packages/words/compile/compile-words.ts'

compileWords()

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => `${parent}/${entry.name}`)

/** A folder may need something started once before its tests; it says so with this file. */
const globalSetupOf = (folder: string) =>
  [`${folder}/src/testing/global-setup.ts`].filter(file => existsSync(file))

/** What must have run before each test file of a folder. */
const setupOf = (folder: string) => [
  'tools/steps/property-seed.ts',
  ...[`${folder}/src/testing/setup.ts`].filter(file => existsSync(file)),
]

/** Modules that keep something between calls, like the web app's stores, are loaded anew for every test file. */
const keepsSomething = (folder: string) => folder === 'apps/web'

export default defineConfig({
  test: {
    projects: [...foldersIn('packages'), ...foldersIn('apps'), 'e2e', 'lab', 'tools'].map(folder => ({
      test: {
        name: folder,
        include: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`],
        // Screens want a browser, and have a config of their own.
        exclude: ['**/node_modules/**', '**/dist/**', '**/*.screen.test.tsx'],
        environment: 'node',
        globalSetup: globalSetupOf(folder),
        setupFiles: setupOf(folder),
        pool: folder === 'apps/api' || folder === 'apps/operator' ? 'forks' : 'threads',
        isolate: keepsSomething(folder),
        // Property tests and databases on two busy processors; what hangs is still found.
        testTimeout: 30_000,
      },
    })),
    // The api's tests wait two fifths of their time, for the database, mail and timers: one more than there are processors.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: false,
  },
})
