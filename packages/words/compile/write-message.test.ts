import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import { formatsOf } from '../src/formats.ts'
import { writeMessage } from './write-message.ts'

/** The compiled text as a running program has it. */
function compiled(text: string, language = 'en') {
  const script = ts.transpile(`return ${writeMessage(text)}`, { target: ts.ScriptTarget.ESNext })
  const run = new Function(
    'formats',
    `const { number, tenths, plural, ordinal, select, date } = formats; ${script}`,
  )
  return run(formatsOf(language))
}

it('plain text stays a string', () => {
  expect(compiled('Sit up tall')).toBe('Sit up tall')
  expect(compiled("It''s “5 $ \\ `")).toBe("It's “5 $ \\ `")
})

it('placeholders are named and typed', () => {
  expect(writeMessage('{name} is {years, number}, since {day, date, long}')).toContain(
    '(values: { name: string; years: number; day: Date }) =>',
  )
  expect(compiled('Call {number}')({ number: '112' })).toBe('Call 112')
  expect(compiled('{years, number} `years`, $ \\ {price}')({ years: 1250.5, price: '4' })).toBe(
    '1,250.5 `years`, $ \\ 4',
  )
  expect(compiled('{pace, number, ::.0} s', 'de')({ pace: 2 })).toBe('2,0\u00a0s')
  expect(compiled('{day, date, long}')({ day: new Date(2026, 10, 23) })).toBe('November 23, 2026')
})

it('short whole numbers in English do not wait for `Intl`', () => {
  const created = vi.spyOn(Intl, 'NumberFormat')
  const { number } = formatsOf('en')
  expect([0, 57, 999].map(number)).toEqual(['0', '57', '999'])
  expect(created).not.toHaveBeenCalled()
  expect([1000, 0.5, -3].map(number)).toEqual(['1,000', '0.5', '-3'])
  expect(formatsOf('ar-EG').number(57)).toBe('٥٧')
})

describe('a plural', () => {
  it('uses the language’s form, unless an exact number matches', () => {
    const text = '{count, plural, =0 {None} one {# place} other {# places}}'
    const places = compiled(text)
    expect([0, 1, 1.5, 12, 1200].map(count => places({ count }))).toEqual([
      'None',
      '1 place',
      '1.5 places',
      '12 places',
      '1,200 places',
    ])
  })

  it('has as many forms as its language', () => {
    const polish = compiled('{n, plural, one {# rok} few {# lata} many {# lat} other {# roku}}', 'pl')
    expect([1, 3, 5, 0.5].map(n => polish({ n }))).toEqual(['1 rok', '3 lata', '5 lat', '0,5 roku'])
  })

  it('uses ordinals when specified', () => {
    const place = compiled('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}')
    expect([1, 2, 3, 11].map(n => place({ n }))).toEqual(['1st', '2nd', '3rd', '11th'])
  })
})

it('a choice accepts exactly its named values', () => {
  const text = 'on your {leg, select, left {left} right {right} other {}} leg'
  expect(writeMessage(text)).toContain("{ leg: 'left' | 'right' }")
  expect(compiled(text)({ leg: 'right' })).toBe('on your right leg')
})

it('links and bold stay inside their sentence', () => {
  const text = 'Not signed in, {name}? <link>Sign in</link>.'
  expect(writeMessage(text)).toContain('<Part>(values: { name: string; link: (inner: string) => Part })')
  const parts = compiled(text)({ name: 'Ann', link: (inner: string) => ({ inner }) })
  expect(parts).toEqual(['Not signed in, ', 'Ann', '? ', { inner: 'Sign in' }, '.'])
})

it.each([
  ['{count, plural, one {a}', 'is not in ICU MessageFormat'],
  ['{count, plural, one {a}}', 'is not in ICU MessageFormat'],
  ['{n, number, ::percent}', 'with one decimal'],
  ['{day, date}', 'full, long, medium or short'],
  ['{n, plural, one {<b>a</b>} other {b}}', 'inside a plural'],
  ['<a>b<c>d</c></a>', 'another tag'],
  ['{n, plural, offset:1 other {b}}', 'counts from nothing'],
  ['{n, plural, other {{way, select, up {# up} other {}}}}', 'write {n, number}'],
])('failures that would come later are reported at compile time: %s', (text, reason) => {
  expect(() => writeMessage(text)).toThrow(reason)
})

describe('a caller’s values', () => {
  const text =
    '{count, plural, one {One stand} other {# stands}} on your {leg, select, left {left} other {}} leg'

  it.each([
    ["{ count: 2, leg: 'left' }", []],
    ["{ leg: 'left' }", ["Property 'count' is missing"]],
    ["{ count: 'two', leg: 'left' }", ["Type 'string' is not assignable to type 'number'"]],
    ["{ count: 2, leg: 'middle' }", ['is not assignable to type \'"left"\'']],
    ["{ count: 2, leg: 'left', arm: 1 }", ["'arm' does not exist"]],
  ])('compile only if they match the message’s placeholders: %s', (values, errors) => {
    expect(typeErrors(`${formatTypes}(${writeMessage(text)})(${values})`)).toEqual(
      errors.map(error => expect.stringContaining(error)),
    )
  })
})

const formatTypes = `declare const number: (value: number) => string
declare const plural: (count: number, forms: object) => string
declare const select: (value: string, forms: object) => string;`

function typeErrors(code: string): string[] {
  const file = ts.createSourceFile('call.ts', code, ts.ScriptTarget.ESNext)
  const host = { ...ts.createCompilerHost({}), getSourceFile: () => file }
  const program = ts.createProgram(['call.ts'], { strict: true, noLib: true, types: [] }, host)
  return program
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
