import type { ProjectFile } from '../project/project-files.ts'
import { runPackageBinary } from '../run/package-binary.ts'
import type { Step } from '../run/steps.ts'

/** Two configs at once keep two processors busy; more checkers of one config would do much of their work twice. */
const words = ['--build', '--builders', '2', '--checkers', '1', '--pretty', 'false']

/** Checks every tsconfig of every workspace; the compiler remembers what did not change. */
export const typesStep = (files: readonly ProjectFile[]): Step => ({
  title: 'types',
  run: async () => {
    const configs = files.map(({ path }) => path).filter(path => /\/tsconfig[^/]*\.json$/.test(path))
    const { exitCode, output } = await runPackageBinary('typescript-native', [...words, ...configs], {
      quiet: true,
    })
    // A broken package is broken in every program that imports it: once is enough.
    const lines = new Set(output.split('\n').filter(line => line !== ''))
    for (const line of lines) console.log(`   ${line}`)
    const failed = exitCode === 0 ? 0 : 1
    return { passed: configs.length - failed, failed }
  },
})
