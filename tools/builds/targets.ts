import { root } from '../bootstrap/root.mjs'
import { runProgram } from '../run/run-program.ts'
import type { Target } from './target.ts'

const everyBuild = ['package-lock.json', 'tsconfig.base.json']

/** In the order they need each other. */
export const targets: readonly Target[] = [
  {
    name: 'pose model',
    inputs: ['tools/pose-model', 'package-lock.json'],
    output: 'apps/player/public/engine/manifest.json',
    make: async () => {
      const { assemblePoseEngine } = await import('../pose-model/assemble.ts')
      await assemblePoseEngine()
    },
  },
  appTarget('player', 'dist/index.html', ['pose', 'movements', 'contracts']),
  appTarget('web', 'dist/index.html', ['movements', 'contracts', 'scoring']),
  appTarget('api', 'dist/main.js', ['movements', 'contracts', 'scoring']),
]

function appTarget(app: string, output: string, packages: readonly string[]): Target {
  return {
    name: app,
    inputs: [`apps/${app}`, ...packages.map(name => `packages/${name}`), ...everyBuild],
    output: `apps/${app}/${output}`,
    make: async () => {
      const words = ['run', 'build', '--silent', `--workspace=@lithe/${app}`]
      const { exitCode, output: said } = await runProgram('npm', words, { folder: root, quiet: true })
      if (exitCode !== 0) throw new Error(`The ${app} could not be built:\n${said}`)
    },
  }
}
