import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { provenanceTable } from './provenance.ts'

test('the table of provenance in the documents is the one that the norm files make', () => {
  const document = readFileSync(new URL('../../docs/provenance.md', import.meta.url), 'utf8')
  expect(document).toContain(provenanceTable())
})
