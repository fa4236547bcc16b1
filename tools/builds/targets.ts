import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runProgram } from '../run/run-program.ts'
import { compressFolder } from './compress-folder.ts'
import { packagesOf } from './packages-of.ts'
import type { Target } from './target.ts'

const everyBuild = ['package-lock.json', 'tsconfig.base.json']

export const targets: readonly Target[] = [
  pageTarget('player'),
  // The service worker lists the files of both.
  pageTarget('web', ['player']),
  appTarget('api', 'dist/main.js'),
]

/** A target whose browser files are compressed at build time. */
function pageTarget(app: string, lists: readonly string[] = []): Target {
  const target = appTarget(app, 'dist/index.html.br')
  const listed = lists.flatMap(other => [`apps/${other}`, ...packagesOf(root, `apps/${other}`)])
  return {
    ...target,
    inputs: [...new Set([...target.inputs, ...listed]), 'tools/builds/compress-folder.ts'],
    make: async () => {
      await target.make()
      await compressFolder(join(root, 'apps', app, 'dist'), join(root, '.cache/compressed'))
    },
  }
}

function appTarget(app: string, output: string): Target {
  return {
    name: app,
    inputs: [`apps/${app}`, ...packagesOf(root, `apps/${app}`), ...everyBuild],
    output: `apps/${app}/${output}`,
    make: async () => {
      const words = ['run', 'build', '--silent', `--workspace=@lithe/${app}`]
      const { exitCode, output: said } = await runProgram('npm', words, { folder: root, quiet: true })
      if (exitCode !== 0) throw new Error(`The ${app} could not be built:\n${said}`)
    },
  }
}
