import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/bootstrap/root.mjs'
import { countsOf, coverageDocument, coveragePath } from '../check/spec/spec-document.ts'
import { readStatements, statementsPath } from '../check/spec/spec-statements.ts'

/** Writes the document of coverage from the list of statements; `npm run check` says what is wrong with that. */
const { chapters } = readStatements(readFileSync(join(root, statementsPath), 'utf8'))
writeFileSync(join(root, coveragePath), coverageDocument(chapters))
console.log(`spec: ${countsOf(chapters)}`)
