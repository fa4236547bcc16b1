import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { areas } from './areas.ts'

const { folder, slowTests } = areas[process.env.MUTATION_AREA ?? ''] ?? { folder: '', slowTests: [] }
const globalSetup = `${folder.split('/').slice(0, 2).join('/')}/src/testing/global-setup.ts`

/** One folder's tests in one worker, which is a new one for each mutant: what modules remember does not outlive it. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: [`${folder}/**/*.test.ts`],
    exclude: ['**/node_modules/**', ...slowTests.map(test => `${folder}/${test}`)],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    isolate: false,
    testTimeout: 30_000,
  },
})
