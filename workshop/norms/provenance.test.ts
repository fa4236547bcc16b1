import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { provenanceTable } from './provenance.ts'

/** Removes the padding of tables in documents. */
const unpadded = (text: string) =>
  text
    .replaceAll(/ +/g, ' ')
    .replaceAll(/-{2,}/g, '---')
    .replaceAll('| ---', '|---')
    .replaceAll('--- |', '---|')

test('the provenance table in the documents matches the norm files', () => {
  const document = readFileSync(new URL('../../docs/provenance.md', import.meta.url), 'utf8')
  expect(unpadded(document)).toContain(unpadded(provenanceTable()))
})
