import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { type ProgramRun, type RunOptions, runProgram } from './run-program.ts'

/** Runs an installed package's script without npx's start-up time. */
export function runPackageBinary(
  packageName: string,
  words: readonly string[],
  options: RunOptions = {},
): Promise<ProgramRun> {
  return runProgram(process.execPath, [packageBinary(packageName, options.folder), ...words], options)
}

export function packageBinary(packageName: string, nearFolder = root): string {
  const home = [nearFolder, root]
    .map(folder => join(folder, 'node_modules', packageName))
    .find(folder => existsSync(join(folder, 'package.json')))
  if (!home) throw new Error(`${packageName} is not installed; run npm ci.`)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const shortName = packageName.split('/').at(-1) ?? packageName
  const script = typeof bin === 'string' ? bin : (bin[shortName] ?? Object.values(bin)[0])
  if (!script) throw new Error(`${packageName} offers no program.`)
  return join(home, script)
}
