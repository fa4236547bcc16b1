import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSpecCoverage, countsIn } from '../../packages/words/check/spec/spec-coverage.ts'
import { textsOutsideWords } from '../../packages/words/check/texts-outside.ts'
import { commandsByGroup } from '../bootstrap/command-files.mjs'
import { root } from '../bootstrap/root.mjs'
import { checkImports } from '../boundaries/check-imports.ts'
import { checkUses } from '../boundaries/check-uses.ts'
import { checkAsvs } from '../checks/asvs.ts'
import { checkClaims } from '../checks/claims.ts'
import { checkDocuments } from '../checks/documents.ts'
import { checkEffects } from '../checks/effects.ts'
import {
  checkAnalyserHeaders,
  checkLeftovers,
  checkLengths,
  checkLockfile,
  checkNames,
  checkScripts,
  checkTestsAssert,
} from '../checks/file-rules.ts'
import { checkLockedParts } from '../checks/locked-parts.ts'
import { checkLogicalSides } from '../checks/logical-sides.ts'
import { checkMass } from '../checks/mass.ts'
import { checkRooms } from '../checks/rooms.ts'
import { checkTextAsCode } from '../checks/text-as-code.ts'
import { checkBrowserFloor } from '../floor/beyond-floor.ts'
import { projectFiles } from '../project/project-files.ts'
import { runPackageBinary } from '../run/package-binary.ts'
import { failedOnce, passedOnce, type Step } from '../run/steps.ts'
import { stepOfCheck } from './step-of-check.ts'
import { typesStep } from './types-step.ts'

/** Without this, Biome colours CI logs letter by letter. */
const colours = process.stdout.isTTY ? 'force' : 'off'

/** Checks that read code without running it. */
export function codeSteps(): Step[] {
  const files = projectFiles(root)
  nameOutsiders()
  return [
    programStep('format and lint', '@biomejs/biome', [
      'ci',
      '--error-on-warnings',
      `--colors=${colours}`,
      '.',
    ]),
    typesStep(files),
    stepOfCheck('boundaries, of tools/boundaries/table.ts', async () => [
      ...(await checkImports(root)),
      ...checkUses(files),
    ]),
    stepOfCheck('names, lengths, leftovers, text as code, sides', () =>
      [
        checkNames,
        checkLengths,
        checkLeftovers,
        checkLockfile,
        checkScripts,
        checkLockedParts,
        checkAnalyserHeaders,
        checkTestsAssert,
        checkTextAsCode,
        checkLogicalSides,
      ].flatMap(check => check(files)),
    ),
    stepOfCheck('floor of browsers', () => checkBrowserFloor(files)),
    stepOfCheck('rooms', () => checkRooms(files)),
    stepOfCheck('mass', () => checkMass(files)),
    stepOfCheck('documents', async () => [
      ...checkDocuments(files, { exists: isHere, commands: await commandNames() }),
      ...checkAsvs(files),
    ]),
    stepOfCheck('words', () => [...checkClaims(files), ...checkEffects(files), ...textsOutsideWords(files)]),
    stepOfCheck('spec coverage', () => {
      console.log(`spec: ${countsIn(files)}`)
      return checkSpecCoverage(files, specBeside())
    }),
    programStep('dead code', 'knip', ['--no-progress']),
  ]
}

/** Names untracked files, which are checked too and may be a forgotten scratch folder. */
function nameOutsiders() {
  const words = ['ls-files', '--others', '--exclude-standard', '--directory']
  const { stdout, status } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  const paths = status === 0 ? stdout.split('\n').filter(path => path !== '') : []
  if (paths.length > 0) console.log(`Not in git yet, and checked with the rest: ${paths.join(', ')}`)
}

const programStep = (title: string, packageName: string, words: readonly string[]): Step => ({
  title,
  run: async () => ((await runPackageBinary(packageName, words)).exitCode === 0 ? passedOnce : failedOnce),
})

/** The product specification, if it is next to the repository. */
function specBeside(): string | null {
  const file = join(root, '../shared/spec/product-spec.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

const isHere = (path: string) => existsSync(join(root, path))

async function commandNames() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { lab, ops } = await commandsByGroup()
  return { root: Object.keys(scripts), lab: Object.keys(lab), ops: Object.keys(ops) }
}
