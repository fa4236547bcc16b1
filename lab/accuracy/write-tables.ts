import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { alignTables } from './align-tables.ts'

/**
 * Writes tables into a document, between the comments `<!-- section -->` and `<!-- /section -->` where it has them; else
 * they become the whole file.
 */
export async function writeTables(file: string, section: string, tables: string) {
  const aligned = alignTables(tables.trim())
  const [from, to] = [`<!-- ${section} -->`, `<!-- /${section} -->`]
  const text = existsSync(file) ? await readFile(file, 'utf8') : ''
  const [start, end] = [text.indexOf(from), text.indexOf(to)]
  const isPlaceThere = start >= 0 && end > start
  await writeFile(
    file,
    isPlaceThere
      ? `${text.slice(0, start + from.length)}\n\n${aligned}\n\n${text.slice(end)}`
      : `${aligned}\n`,
  )
}
