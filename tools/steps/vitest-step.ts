import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runPackageBinary } from '../run/package-binary.ts'
import type { Step } from '../run/steps.ts'
import { vitestTally } from './report-tally.ts'

/** Runs unit tests; `words` are extra arguments, like projects to exclude. */
export const vitestStep = (
  title: string,
  words: readonly string[] = [],
  env: Record<string, string> = {},
): Step => ({
  title,
  run: async () => {
    const report = join(root, '.cache/vitest.json')
    rmSync(report, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { exitCode } = await runPackageBinary('vitest', ['run', ...reporters, ...words], { env })
    return vitestTally(report, exitCode)
  },
})
