import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runPackageBinary } from '../run/package-binary.ts'
import type { Step } from '../run/steps.ts'

/** Two configs at once keep two processors busy; more checkers of one config would do much of their work twice. */
const words = ['--build', '--builders', '2', '--checkers', '1', '--pretty', 'false']

/** Checks every tsconfig of every workspace; the compiler remembers what did not change. */
export const typesStep: Step = {
  title: 'types',
  run: async () => {
    const configs = typeConfigs()
    const { exitCode, output } = await runPackageBinary('typescript-native', [...words, ...configs], {
      quiet: true,
    })
    // A broken package is broken in every program that imports it: once is enough.
    const lines = new Set(output.split('\n').filter(line => line !== ''))
    for (const line of lines) console.log(`   ${line}`)
    const failed = exitCode === 0 ? 0 : 1
    return { passed: configs.length - failed, failed }
  },
}

function typeConfigs(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const folders = workspaces.flatMap(pattern =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map(name => `${pattern.slice(0, -1)}${name}`)
      : [pattern],
  )
  return folders.flatMap(folder =>
    readdirSync(join(root, folder))
      .filter(name => /^tsconfig.*\.json$/.test(name))
      .map(name => `${folder}/${name}`),
  )
}
