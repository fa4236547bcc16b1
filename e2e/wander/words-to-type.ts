import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFolder } from '../playwright.config.ts'
import { promoCodes } from '../steps/promo-codes.ts'
import type { Chance } from './chance.ts'

const odd = [
  '',
  '   ',
  'Konstantinopoulos-Venkatanarasimharaju',
  'x'.repeat(200),
  '👩🏽‍🦳🧘‍♀️✨',
  'فاطمة الزهراء',
  '<b onclick="alert(1)">Ada</b>',
  '"; DROP TABLE people; --',
  '‮evil‬',
  '\u0000zero',
]

const sensible: readonly [RegExp, readonly string[]][] = [
  [/promo/i, Object.values(promoCodes)],
  [/name/i, ['Ada', 'Rosa Lee', 'Jürgen', '  Mary  ']],
  [/code/i, ['123456', '000000', '12']],
]

/** The last code emailed to an address, if any. */
const mailedTo = (address: string) =>
  readFile(join(mailFolder, address), 'utf8').then(
    subject => subject.slice(0, 6),
    () => '123456',
  )

/** Text for a field, usually what the field asks for. */
export async function wordsToType(chance: Chance, field: string, address: string): Promise<string> {
  if (chance.isTrue(0.2)) return chance.oneOf(odd)
  if (/mail/i.test(field)) return address
  if (/digit|code/i.test(field) && !/promo/i.test(field) && chance.isTrue(0.8)) return mailedTo(address)
  const [, choices = ['Good, thank you', 'It was fine. 👍']] =
    sensible.find(([pattern]) => pattern.test(field)) ?? []
  return chance.oneOf(choices)
}
