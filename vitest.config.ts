import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compileWords } from './packages/words/compile/compile-words.ts'

compileWords()

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => `${parent}/${entry.name}`)

/** A folder's global setup file, if it has one. */
const globalSetupOf = (folder: string) =>
  [`${folder}/src/testing/global-setup.ts`].filter(file => existsSync(file))

const setupOf = (folder: string) => [
  'tools/steps/property-seed.ts',
  ...[`${folder}/src/testing/setup.ts`].filter(file => existsSync(file)),
]

/** Stateful modules, like the web app's stores, are reloaded for every test file. */
const keepsSomething = (folder: string) => folder === 'apps/web'

export default defineConfig({
  test: {
    projects: [...foldersIn('packages'), ...foldersIn('apps'), 'e2e', 'tools', 'workshop'].map(folder => ({
      test: {
        name: folder,
        include: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`],
        // Screen tests need a browser and have their own config.
        exclude: ['**/node_modules/**', '**/dist/**', '**/*.screen.test.tsx'],
        environment: 'node',
        globalSetup: globalSetupOf(folder),
        setupFiles: setupOf(folder),
        pool: folder === 'apps/api' || folder === 'apps/operator' ? 'forks' : 'threads',
        isolate: keepsSomething(folder),
        // For property tests and databases on two busy cores; still detects hangs.
        testTimeout: 30_000,
      },
    })),
    // Api tests spend two fifths waiting for database, mail and timers: one worker more than cores.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: false,
  },
})
