import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeTables } from './write-tables.ts'

let folder = ''
const file = () => join(folder, 'measurement.md')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lithe-tables-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('tables replace only the previous tables in their section', async () => {
  await writeFile(file(), '# One\n\n<!-- bench -->\n\n| old |\n\n<!-- /bench -->\n\nAfter.\n')
  await writeTables(file(), 'bench', '| new |\n')
  await writeTables(file(), 'bench', '| newer |\n')
  expect(await readFile(file(), 'utf8')).toBe(
    '# One\n\n<!-- bench -->\n\n| newer |\n\n<!-- /bench -->\n\nAfter.\n',
  )
})

test('a new file gets the section, which later tables replace', async () => {
  await writeTables(file(), 'bench', '| new |\n\n')
  await writeTables(file(), 'bench', '| newer |')
  expect(await readFile(file(), 'utf8')).toBe('<!-- bench -->\n\n| newer |\n\n<!-- /bench -->\n')
})

test('a document that lacks the section keeps its content and gets the section at its end', async () => {
  await writeFile(file(), '# One\n\n<!-- bench -->\n<!-- /bench -->\n')
  await writeTables(file(), 'engines', '| new |')
  await writeTables(file(), 'engines', '| newer |')
  expect(await readFile(file(), 'utf8')).toBe(
    '# One\n\n<!-- bench -->\n<!-- /bench -->\n\n<!-- engines -->\n\n| newer |\n\n<!-- /engines -->\n',
  )
})
