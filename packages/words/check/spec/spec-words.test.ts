import { expect, it } from 'vitest'
import { checkSpecWords } from './spec-words.ts'

const spec = `## 1. What
- Trust: '100% Private', 'Only N minutes'.

## 2. Screens
- The counter 'n/500 characters'. 'Who's there?' captions Great / Good.
- 'Locked. Try again in {n}s'`
const room = {
  '@trust': 'Spec: §1.',
  trust: '100% Private',
  '@captions': 'Spec: §2.',
  captions: { good: 'Good', great: 'Great' },
  '@length': 'Spec: §2. How much has been typed.',
  length: '{length, number}/{most, number} characters',
  '@minutes': 'Spec: §1, §2.',
  minutes: 'Only {count, plural, one {# minute} other {# minutes}}',
  '@who': 'Spec: §2.',
  who: 'Who’s there?',
  '@locked': 'Spec: §2.',
  locked: 'Locked. Try again in {seconds, number}s',
  free: 'What nobody prescribes',
}
const file = (content: object) => ({
  path: 'packages/words/messages/en/hall.json',
  text: JSON.stringify(content),
})
const row = (section: string, ...keys: string[]) => ({ section, keys, line: 7 })
const rows = [
  row('§1', 'hall.trust', 'hall.minutes'),
  row('§2', 'hall.captions.good', 'hall.captions.great', 'hall.length', 'hall.who', 'hall.locked'),
]
const problems = (content: object, of = rows, theSpec: string | null = null) =>
  checkSpecWords(of, [file(content)], theSpec, 'docs/spec-statements.txt').map(({ message }) => message)
const { minutes, '@minutes': _, ...others } = room
const saidOnce = { ...others, '@minutes': 'Spec: §1.', minutes }

it('messages that are marked, named and equal to the specification pass', () => {
  expect(problems(saidOnce, rows, spec)).toEqual([])
})

it('a message that differs from the specification is reported if the specification is present', () => {
  const edited = { ...saidOnce, who: 'Who is there?', captions: { good: 'Goo', great: 'great' } }
  expect(problems(edited, rows, spec)).toEqual([
    'hall.captions.good says "Goo"; §2 of the specification does not',
    'hall.captions.great says "great"; §2 of the specification does not',
    'hall.who says "Who is there?"; §2 of the specification does not',
  ])
  expect(problems(edited)).toEqual([])
})

it('the check reports a key without a message, a key without a mark, and a mark without a statement', () => {
  expect(problems(saidOnce, [...rows, row('§2', 'hall.gone', 'hall.free')])).toEqual([
    'hall.gone is no message',
    'the note of hall.free does not say "Spec: §2"',
  ])
  expect(problems(room)).toEqual(['no statement of §2 names hall.minutes'])
})
