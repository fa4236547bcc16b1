import { expect, it } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { projectFiles } from '../project/project-files.ts'
import { checkLockedParts } from './locked-parts.ts'

const good = { integrity: 'sha512-abc', license: 'MIT' }
const found = (place: string, locked: object) =>
  checkLockedParts([
    { path: 'package-lock.json', text: JSON.stringify({ packages: { '': {}, [place]: locked } }) },
  ]).map(({ message }) => message)

it.each([
  [{ license: 'MIT' }, 'x is not held to its content'],
  [{ ...good, integrity: 'sha1-abc' }, 'x is not held to its content'],
  [{ ...good, hasInstallScript: true }, 'x runs a program when it is installed'],
  [{ ...good, license: 'SSPL-1.0' }, 'x is under SSPL-1.0'],
  [{ ...good, license: 'CC-BY-4.0' }, 'x is under CC-BY-4.0'],
  [{ integrity: 'sha512-abc' }, 'x is under no licence'],
])('a library with %j is reported', (locked, message) => {
  expect(found('node_modules/x', locked)).toEqual([expect.stringContaining(message)])
})

it('our own packages, known builders and valid libraries pass', () => {
  expect(found('node_modules/x', good)).toEqual([])
  expect(found('node_modules/a/node_modules/esbuild', { ...good, hasInstallScript: true })).toEqual([])
  expect(found('node_modules/caniuse-lite', { ...good, license: 'CC-BY-4.0' })).toEqual([])
  expect(found('apps/api', {})).toEqual([])
  expect(found('node_modules/@lithe/api', { link: true })).toEqual([])
})

it('each library is pinned by content, runs no unknown install script and has a known licence', () => {
  const files = projectFiles(root)
  expect(files.filter(({ path }) => path === 'package-lock.json')).toHaveLength(1)
  expect(checkLockedParts(files)).toEqual([])
})
