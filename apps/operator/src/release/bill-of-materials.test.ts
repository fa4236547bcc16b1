import { expect, it } from 'vitest'
import { billOfMaterials, reachable } from './bill-of-materials.ts'
import { licenceLines } from './licences.ts'

const lockfile = {
  packages: {
    'apps/api': {
      dependencies: { '@lithe/jobs': '0.1.0', pg: '8.0.0' },
      devDependencies: { vitest: '4.0.0' },
    },
    'packages/jobs': { dependencies: { 'pg-boss': '12.0.0' } },
    'node_modules/@lithe/jobs': { resolved: 'packages/jobs', link: true },
    'node_modules/pg': { version: '8.0.0', license: 'MIT', peerDependencies: { 'pg-native': '3.0.0' } },
    'node_modules/pg-boss': { version: '12.0.0', license: 'MIT', dependencies: { pg: '7.0.0' } },
    'node_modules/pg-boss/node_modules/pg': { version: '7.0.0', optionalDependencies: { split: '1.0.0' } },
    'node_modules/split': { version: '1.0.0', license: 'ISC' },
    'node_modules/vitest': { version: '4.0.0', license: 'MIT' },
  },
}

it('a bill resolves the lockfile as Node does, without build tools', () => {
  expect(reachable(lockfile, ['apps/api'])).toEqual([
    'apps/api',
    'node_modules/pg',
    'node_modules/pg-boss',
    'node_modules/pg-boss/node_modules/pg',
    'node_modules/split',
    'packages/jobs',
  ])
})

it('a bill lists files by hash, and licences if declared', () => {
  const files = [{ name: 'a.tflite', bytes: Buffer.from('a network'), licence: 'Apache-2.0' }]
  const bill = billOfMaterials(lockfile, ['apps/api'], { files, node: '26.0.0' })
  expect(bill.components.at(-1)?.hashes).toEqual([
    { alg: 'SHA-256', content: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(licenceLines(bill)).toEqual([
    expect.stringMatching(/^Apache-2.0\ta.tflite [0-9a-f]{12}$/),
    'ISC\tsplit 1.0.0',
    'MIT\tnode 26.0.0',
    'MIT\tpg 8.0.0',
    'MIT\tpg-boss 12.0.0',
    'not said\tpg 7.0.0',
  ])
})
