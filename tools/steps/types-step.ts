import type { ProjectFile } from '../project/project-files.ts'
import { runPackageBinary } from '../run/package-binary.ts'
import type { Step } from '../run/steps.ts'

/** Two configs in parallel use two cores; more checkers per config would duplicate work. */
const words = ['--build', '--builders', '2', '--checkers', '1', '--pretty', 'false']

/** Type-checks every workspace incrementally. */
export const typesStep = (files: readonly ProjectFile[]): Step => ({
  title: 'types',
  run: async () => {
    const configs = files.map(({ path }) => path).filter(path => /\/tsconfig[^/]*\.json$/.test(path))
    const { exitCode, output } = await runPackageBinary('typescript-native', [...words, ...configs], {
      quiet: true,
    })
    // Every importer reports a broken package, so each line is printed once.
    const lines = new Set(output.split('\n').filter(line => line !== ''))
    for (const line of lines) console.log(`   ${line}`)
    const failed = exitCode === 0 ? 0 : 1
    return { passed: configs.length - failed, failed }
  },
})
