import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { type InnerBorder, innerBorders, rooms } from './inner-borders.ts'
import { type Program, programs } from './table.ts'

type Rule = IRegularForbiddenRuleType

export const tests = '[.]test[.]tsx?$|/testing/'
const ourCode = '^(packages|apps|e2e|tools|workshop)/'
const npmCode = '(^|/)node_modules/'

/** All rules of dependency-cruiser, generated from the table. */
export function importRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'no cycles, by types neither',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?]|^virtual:' },
    },
    ...programs.flatMap(programRules),
    ...[...innerBorders, ...rooms.flatMap(roomBorders)].map(borderRule),
  ]
}

/**
 * Includes types, so that folders can be read, moved and owned separately. Excludes tests, which open the whole server.
 */
export const folderRules = (): IForbiddenRuleType[] => [
  {
    name: 'no folder leads back to itself',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
]

function programRules(program: Program): Rule[] {
  const from = { path: startOf(`${program.folder}/`), pathNot: tests }
  const own = program.folder.split('/').slice(0, 2).join('/')
  const allowed = [own, ...program.mayImport].map(startOf)
  const rules: Rule[] = [
    {
      name: `${own} imports only what the table allows`,
      severity: 'error',
      from,
      to: { path: ourCode, pathNot: allowed },
    },
    {
      name: `tests of ${own} import only what the table allows`,
      severity: 'error',
      from: { path: `${startOf(`${program.folder}/`)}.*(${tests})` },
      to: { path: ourCode, pathNot: [...allowed, ...program.testsMayAlsoImport.map(startOf)] },
    },
  ]
  if (program.npm !== 'declared')
    rules.push({
      name: `${own} imports no npm package outside the table`,
      severity: 'error',
      from,
      to: { path: npmCode, pathNot: program.npm.map(name => `${npmCode}${name}/`) },
    })
  if (!program.mayUseNode)
    rules.push({
      name: `${own} imports nothing of Node`,
      severity: 'error',
      from,
      to: { dependencyTypes: ['core'] },
    })
  return rules
}

const roomBorders = ({ folder, lowestFirst }: (typeof rooms)[number]): InnerBorder[] =>
  lowestFirst.map((room, floor) => ({
    name: `${folder}/${room} imports only from its own room and those below it`,
    from: `^${folder}/${room}/`,
    never: `^${folder}/`,
    except: `^${folder}/(?:${lowestFirst.slice(0, floor + 1).join('|')})/`,
  }))

const borderRule = ({ name, from, never, except }: InnerBorder): Rule => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: never, ...(except ? { pathNot: except } : {}) },
})

const startOf = (path: string) => `^${path.replaceAll('.', '[.]')}`
