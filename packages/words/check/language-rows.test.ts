import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Language } from '../src/languages.ts'
import { glyphsMissingIn } from './glyphs.ts'
import { isWhole, languageRows } from './language-rows.ts'
import { readLanguages } from './read-languages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it('every language that people can choose is whole: all of it is said, and can be drawn', () => {
  const rows = readLanguages(root)
  expect(rows.filter(row => !isWhole(row))).toEqual([])
  expect(rows[0]?.messages).toBeGreaterThan(1000)
})

it('a message that no code refers to is named by its room, group and key', () => {
  const rows = languageRows({ used: new Set(), glyphsMissing: () => [] })
  const rowOf = (language: Language) => rows.find(row => row.language === language)
  const [english, accented] = [rowOf('en'), rowOf('en-XA')]
  expect(english?.unused).toHaveLength(english?.messages ?? 0)
  expect(english?.unused).toContain('shell.buttons.back')
  expect(english && isWhole(english)).toBe(false)
  expect(accented && isWhole(accented)).toBe(true)
})

it('a character is missing where one typeface of ours lacks it; marks of direction need none', () => {
  const glyphsMissing = glyphsMissingIn(root)
  expect(glyphsMissing(['Sit up tall: “5°” – à côté', '\u202eSit\u202c'])).toEqual([])
  expect(glyphsMissing(['Žluťoučký', 'مرحبا'])).toEqual([...'Žťčابحرم'].sort())
})
