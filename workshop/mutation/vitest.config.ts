import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { areas } from './areas.ts'

const { folder, otherTests, lateTests, slowTests, remembers } = areas[process.env.MUTATION_AREA ?? ''] ?? {
  folder: '',
  otherTests: [],
  lateTests: [],
  slowTests: [],
  remembers: false,
}
const leftOut = process.env.MUTATION_QUICK ? [...slowTests, ...lateTests] : slowTests
const sources = `${folder.split('/').slice(0, 2).join('/')}/src`
const globalSetup = `${sources}/testing/global-setup.ts`

/** Runs fast tests first, as the first failing test ends a mutant's run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      lateTests.findIndex(test => moduleId.endsWith(`${folder}/${test}`))
    return [...files].sort((one, other) => rank(one) - rank(other))
  }
}

/** Runs one folder's tests in one worker per mutant, so that module caches do not persist. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: [`${folder}/**/*.test.ts`, ...otherTests.map(test => `${sources}/${test}`)],
    exclude: ['**/node_modules/**', ...leftOut.map(test => `${folder}/${test}`)],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    setupFiles: ['tools/steps/property-seed.ts'],
    isolate: remembers,
    sequence: { sequencer: QuickFirst },
    // Instrumented code is several times slower; Stryker ends hanging mutants.
    testTimeout: 600_000,
  },
})
