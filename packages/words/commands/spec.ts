import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'

export const summary = 'writes the page that says which test holds which statement'
export const usage = `npm run lab -- spec

Writes docs/spec-coverage.md from docs/spec-statements.txt; npm run check says what is wrong with that.`

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { countsOf, coverageDocument, coveragePath } = await import('../check/spec/spec-document.ts')
  const { readStatements, statementsPath } = await import('../check/spec/spec-statements.ts')
  const { chapters } = readStatements(readFileSync(join(root, statementsPath), 'utf8'))
  writeFileSync(join(root, coveragePath), coverageDocument(chapters))
  console.log(`spec: ${countsOf(chapters)}`)
}
