import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import type { Finding } from '../project/project-files.ts'
import { folderRules, importRules, tests } from './import-rules.ts'

const folders = ['packages', 'apps', 'e2e', 'tools', 'workshop']

const built = '/(dist|dist-lab|public)/'

/** Reports imports in the repository at `root` that violate the table. */
export async function checkImports(root: string): Promise<Finding[]> {
  const crossings = await findingsOf(root, importRules(), built)
  return [...crossings, ...(await findingsOf(root, folderRules(), `${built}|${tests}`))]
}

async function findingsOf(
  root: string,
  forbidden: IForbiddenRuleType[],
  exclude: string,
): Promise<Finding[]> {
  const { output } = await cruise(
    folders.filter(folder => existsSync(join(root, folder))),
    {
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
      moduleSystems: ['es6'],
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: exclude },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'module', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  )
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`)
  return violationsIn(output)
}

const violationsIn = ({ summary }: ICruiseResult): Finding[] =>
  summary.violations.map(({ rule, from, to, cycle }) => ({
    path: from,
    message: `→ ${cycle ? cycle.map(step => step.name).join(' → ') : to} (${rule.name})`,
  }))
