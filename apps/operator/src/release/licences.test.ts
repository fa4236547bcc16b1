import { expect, it } from 'vitest'
import { Bill, licenceLines } from './licences.ts'

it('the list of licences names every package that is not ours, and says where none is said', () => {
  const bill = Bill.parse({
    bomFormat: 'CycloneDX',
    components: [
      { name: 'api', purl: 'pkg:npm/%40lithe/api@0.1.0', version: '0.1.0' },
      { name: 'zod', purl: 'pkg:npm/zod@4.6.7', version: '4.6.7', licenses: [{ license: { id: 'MIT' } }] },
      {
        name: '@fastify/static',
        purl: 'pkg:npm/%40fastify/static@10.1.11',
        version: '10.1.11',
        licenses: [{ expression: 'MIT OR ISC' }],
      },
      { name: 'odd', purl: 'pkg:npm/odd@1.0.0', version: '1.0.0' },
    ],
  })
  expect(licenceLines(bill)).toEqual([
    'MIT\tzod 4.6.7',
    'MIT OR ISC\t@fastify/static 10.1.11',
    'not said\todd 1.0.0',
  ])
})
