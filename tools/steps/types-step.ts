import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runPackageBinary } from '../run/package-binary.ts'
import { failedOnce, passedOnce, type Step, type Tally } from '../run/steps.ts'

const atOnce = 2

/** Checks every tsconfig of every workspace; what did not change since the last time is quick. */
export const typesStep: Step = {
  title: 'types',
  run: async () => {
    const waiting = typeConfigs()
    const tallies: Tally[] = []
    const workers = Array.from({ length: atOnce }, async () => {
      for (let config = waiting.shift(); config; config = waiting.shift()) tallies.push(await compile(config))
    })
    await Promise.all(workers)
    return {
      passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
      failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    }
  },
}

async function compile(config: string): Promise<Tally> {
  const memory = join(root, '.cache/types')
  mkdirSync(memory, { recursive: true })
  const { exitCode, output } = await runPackageBinary(
    'typescript-native',
    [
      '-p',
      config,
      // Two configs at once keep the processors busy; threads of one would do much of their work twice.
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      join(memory, `${config.replaceAll('/', '-')}.tsbuildinfo`),
    ],
    { quiet: true },
  )
  console.log(exitCode === 0 ? `   ${config}` : `   ${config} fails\n${output}`)
  return exitCode === 0 ? passedOnce : failedOnce
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
