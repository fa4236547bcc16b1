import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writeMessage } from './write-message.ts'

const tied = '\u00a0'

it.each([
  ['up to 60 s', `up to 60${tied}s`],
  ['likely {from, number} to {to, number}', `${tied}to${tied}`],
  ['{count, plural, one {# second} other {# seconds}}', `\${number(values.count)}${tied}seconds`],
  ['{percent, number} %, then {title}', `\${number(values.percent)}${tied}%, then`],
  ['<b>{seconds} s</b>', `\${values.seconds}${tied}s`],
])('"%s" does not break at a number', (message, together) => {
  expect(writeMessage(message)).toContain(together)
})

it('any other space may end a line', () => {
  const words = ['step 2 so that', '{name} smiles', '{count, plural, other {# squats}}', '12 monthly letters']
  for (const message of [...words, '{told, select, orMore {{age, number}+} other {} years {{age, number}}}'])
    expect(writeMessage(message)).not.toContain(tied)
})

it('no visible text breaks between a number and its unit', () => {
  const folder = fileURLToPath(new URL('../compiled/en', import.meta.url))
  const units = '(s|min|h|%|°|mm|cm|m|kg|kB|MB|(second|minute|hour|day|week|month|year|degree)s?)'
  const broken = new RegExp(`.{0,30}[\\d}] ${units}(?![\\p{L}\\d]).{0,10}`, 'gu')
  const found = readdirSync(folder).flatMap(file =>
    (readFileSync(`${folder}/${file}`, 'utf8').match(broken) ?? []).map(text => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
