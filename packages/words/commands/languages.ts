import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import type { LanguageRow } from '../check/language-rows.ts'

export const summary = 'what each language has and lacks'
export const usage = `npm run lab -- languages [--json FILE]

What each language has and lacks. Ends with 1 where one that people can choose lacks something.
  --json  also writes the rows, with the keys in full`

export async function run(words: string[]) {
  const { json } = parseArgs({ args: words, options: { json: { type: 'string' } } }).values
  const { isWhole } = await import('../check/language-rows.ts')
  const { readLanguages } = await import('../check/read-languages.ts')
  const rows = readLanguages(root)
  console.table(
    rows.map(row =>
      Object.fromEntries(Object.entries(row).map(([name, of]) => [name, Array.isArray(of) ? of.length : of])),
    ),
  )
  for (const row of rows.filter(row => !isWhole(row))) console.log(lacksOf(row))
  if (json) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`)
  if (!rows.every(isWhole)) process.exitCode = 1
}

function lacksOf({ language, messages: _, ...lacks }: LanguageRow): string {
  const named = Object.entries(lacks).filter(([, of]) => of.length > 0)
  return named.map(([name, of]) => `${language}, ${name}: ${of.join(', ')}`).join('\n')
}
