import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

const houses: string[] = []
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true })
})

/** A small repository with the given files; `@lithe/<name>` resolves to packages/<name>, as in ours. */
async function crossings(files: Record<string, string>): Promise<string[]> {
  const house = mkdtempSync(join(tmpdir(), 'lithe-borders-'))
  houses.push(house)
  for (const [path, text] of Object.entries({ 'package.json': '{"name":"house"}', ...files })) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  mkdirSync(join(house, 'node_modules/@lithe'), { recursive: true })
  symlinkSync(join(house, 'packages/scoring'), join(house, 'node_modules/@lithe/scoring'))
  return (await checkImports(house)).map(({ path, message }) => `${path} ${message}`)
}

const nothing = 'export {}\n'

test.each([
  [
    'pose never imports movements',
    'packages/pose/src/a.ts',
    '../../movements/src/b.ts',
    'packages/movements/src/b.ts',
  ],
  [
    'scoring never imports an analyser',
    'packages/scoring/src/a.ts',
    '../../movements/src/squat/b.ts',
    'packages/movements/src/squat/b.ts',
  ],
  [
    'the card imports nothing of ours but contracts',
    'packages/card/src/a.ts',
    '../../scoring/src/b.ts',
    'packages/scoring/src/b.ts',
  ],
  [
    'a movement never imports another',
    'packages/movements/src/squat/a.ts',
    '../plank/b.ts',
    'packages/movements/src/plank/b.ts',
  ],
  ['web never imports the api', 'apps/web/src/a.ts', '../../api/src/b.ts', 'apps/api/src/b.ts'],
  [
    'web takes only words from scoring',
    'apps/web/src/a.ts',
    '../../../packages/scoring/src/model.ts',
    'packages/scoring/src/model.ts',
  ],
  [
    'a room of the web app never imports from one above it',
    'apps/web/src/people/codes/a.ts',
    '../../report/b.ts',
    'apps/web/src/report/b.ts',
  ],
  [
    'what is no room of the player serves none',
    'apps/player/src/state/a.ts',
    '../features/b.ts',
    'apps/player/src/features/b.ts',
  ],
  [
    'the player never imports api contracts',
    'apps/player/src/a.ts',
    '../../../packages/contracts/src/api/b.ts',
    'packages/contracts/src/api/b.ts',
  ],
  [
    'what ships never imports the studio',
    'apps/web/src/a.ts',
    '../../../workshop/studio/b.ts',
    'workshop/studio/b.ts',
  ],
  [
    'the player never imports the workshop',
    'apps/player/src/a.ts',
    '../../../workshop/pages/b.ts',
    'workshop/pages/b.ts',
  ],
  ['tools never import the workshop', 'tools/steps/a.ts', '../../workshop/b.ts', 'workshop/b.ts'],
  ['tools never import the server', 'tools/steps/a.ts', '../../apps/api/src/b.ts', 'apps/api/src/b.ts'],
  [
    'a folder of the player never imports from the one around it',
    'apps/player/src/engine/litert/a.ts',
    '../b.ts',
    'apps/player/src/engine/b.ts',
  ],
  ['the server never imports what starts it', 'apps/api/src/a.ts', '../start/b.ts', 'apps/api/start/b.ts'],
  [
    'the workshop never imports web',
    'workshop/accuracy/a.ts',
    '../../apps/web/src/b.ts',
    'apps/web/src/b.ts',
  ],
  ['journeys never import the player', 'e2e/a.ts', '../apps/player/src/b.ts', 'apps/player/src/b.ts'],
  [
    'routes never import the database',
    'apps/api/src/doors/people/routes.ts',
    '../../ground/db/b.ts',
    'apps/api/src/ground/db/b.ts',
  ],
  [
    'a room of the server never imports from one above it',
    'apps/api/src/ground/db/a.ts',
    '../../doors/people/b.ts',
    'apps/api/src/doors/people/b.ts',
  ],
  [
    'a room of the server never imports its wiring',
    'apps/api/src/staff/a.ts',
    '../b.ts',
    'apps/api/src/b.ts',
  ],
])('%s', async (_name, from, specifier, to) => {
  const found = await crossings({ [from]: `import '${specifier}'\n`, [to]: nothing })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${from} → ${to}`)
})

test('a workspace package is recognised by its name and exports', async () => {
  const found = await crossings({
    'packages/scoring/package.json':
      '{"name":"@lithe/scoring","type":"module","exports":{".":"./src/scoring.ts","./reported":"./src/reported.ts"}}',
    'packages/scoring/src/scoring.ts': nothing,
    'packages/scoring/src/reported.ts': nothing,
    'apps/web/src/a.ts': `import '@lithe/scoring'\nimport '@lithe/scoring/reported'\n`,
  })
  expect(found).toEqual([expect.stringContaining('apps/web/src/a.ts → packages/scoring/src/scoring.ts')])
})

test('a type-only import crosses a boundary too', async () => {
  const found = await crossings({
    'packages/pose/src/a.ts': `import type { B } from '../../scoring/src/b.ts'\nexport type A = B\n`,
    'packages/scoring/src/b.ts': 'export type B = number\n',
  })
  expect(found).toHaveLength(1)
})

test('a pure package imports nothing from Node, but its tests may', async () => {
  const text = `import { readFileSync } from 'node:fs'\nreadFileSync('x')\n`
  const found = await crossings({ 'packages/pose/src/a.ts': text, 'packages/pose/src/a.test.ts': text })
  expect(found).toEqual([expect.stringContaining('packages/pose/src/a.ts → fs')])
})

test('cycles and unresolved imports are reported', async () => {
  const found = await crossings({
    'apps/api/src/a.ts': `import './b.ts'\nimport './gone.ts'\n`,
    'apps/api/src/b.ts': `import './a.ts'\n`,
  })
  expect(found.filter(line => line.includes('no cycles'))).toHaveLength(1)
  expect(found.filter(line => line.includes('every import resolves'))).toHaveLength(1)
})

const typesBack = (folder: string) => ({
  [`${folder}/a.ts`]: `import { b } from './b.ts'\nexport type A = number\nb()\n`,
  [`${folder}/b.ts`]: `import type { A } from './a.ts'\nexport const b = (): A => 1\n`,
})

test.each([
  'apps/api/src',
  'apps/player/src',
  'apps/web/src',
  'packages/pose/src',
  'e2e',
  'tools',
  'workshop',
])('no file in %s may depend on itself, even through types', async folder => {
  const found = await crossings(typesBack(folder))
  expect(found.filter(line => line.includes('no cycles, by types neither'))).toHaveLength(1)
})

test('folders may not form cycles, even through types', async () => {
  const found = await crossings({
    'apps/api/src/people/a.ts': `import '../mail/b.ts'\n`,
    'apps/api/src/mail/b.ts': nothing,
    'apps/api/src/mail/c.ts': `import type { D } from '../people/d.ts'\nexport type C = D\n`,
    'apps/api/src/people/d.ts': 'export type D = number\n',
  })
  expect(found).toHaveLength(2)
  expect(found[0]).toContain('no folder leads back to itself')
})

test('a test may import from any package', async () => {
  const found = await crossings({
    'apps/api/src/people/a.ts': `import '../mail/b.ts'\n`,
    'apps/api/src/mail/b.ts': nothing,
    'apps/api/src/mail/b.test.ts': `import '../people/a.ts'\n`,
  })
  expect(found).toEqual([])
})

test('imports the table allows pass', async () => {
  const found = await crossings({
    'packages/movements/src/squat/a.ts': `import '../../../pose/src/b.ts'\nimport '../catalog/c.ts'\n`,
    'packages/movements/src/catalog/c.ts': nothing,
    'packages/pose/src/b.ts': nothing,
    'apps/web/src/report/share/a.ts': `import '../../ui/b.ts'\nimport './c.ts'\n`,
    'apps/web/src/report/share/c.ts': nothing,
    'apps/web/src/ui/b.ts': nothing,
    'apps/api/src/doors/people/routes.ts': `import './remember-person.ts'\n`,
    'apps/api/src/doors/people/remember-person.ts': `import '../../ground/db/client.ts'\n`,
    'apps/api/src/ground/db/client.ts': nothing,
  })
  expect(found).toEqual([])
})
