import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { alignTables } from './align-tables.ts'

/**
 * Writes tables into a document between `<!-- section -->` and `<!-- /section -->`, or appends them. Keeps the rest.
 */
export async function writeTables(file: string, section: string, tables: string) {
  const [from, to] = [`<!-- ${section} -->`, `<!-- /${section} -->`]
  const found = existsSync(file) ? await readFile(file, 'utf8') : ''
  const hasPlace = found.includes(from) && found.indexOf(to) > found.indexOf(from)
  const text = hasPlace ? found : `${[found.trimEnd(), from].filter(Boolean).join('\n\n')}\n${to}\n`
  const [start, end] = [text.lastIndexOf(from), text.lastIndexOf(to)]
  const aligned = alignTables(tables.trim())
  await writeFile(file, `${text.slice(0, start + from.length)}\n\n${aligned}\n\n${text.slice(end)}`)
}
