import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Language } from '../src/languages.ts'
import { glyphsMissingIn } from './glyphs.ts'
import { isWhole, languageRows } from './language-rows.ts'
import { readLanguages } from './read-languages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it('every selectable language is complete: translated, and covered by the fonts', () => {
  const rows = readLanguages(root)
  expect(rows.filter(row => !isWhole(row))).toEqual([])
  expect(rows[0]?.messages).toBeGreaterThan(1000)
}, 120_000)

it('an unused message is named by room, group and key', () => {
  const rows = languageRows({ used: new Set(), glyphsMissing: () => [] })
  const rowOf = (language: Language) => rows.find(row => row.language === language)
  const [english, accented] = [rowOf('en'), rowOf('en-XA')]
  expect(english?.unused).toHaveLength(english?.messages ?? 0)
  expect(english?.unused).toContain('shell.buttons.back')
  expect(english && isWhole(english)).toBe(false)
  expect(accented && isWhole(accented)).toBe(true)
})

it('a character counts as missing if any typeface lacks it, except direction marks', () => {
  const glyphsMissing = glyphsMissingIn(root)
  expect(glyphsMissing(['Sit up tall: “5°” – à côté', '\u202eSit\u202c'])).toEqual([])
  expect(glyphsMissing(['Žluťoučký', 'مرحبا'])).toEqual([...'Žťčابحرم'].sort())
})
