import fc from 'fast-check'

const longText = fc
  .tuple(
    fc.constantFrom('', 'a@', 'user_', 'https://a.', '2026-'),
    fc.constantFrom(
      'a',
      '.',
      '@',
      '~',
      '-',
      ' ',
      '0',
      '"',
      '\\',
      '\u0000',
      '\u200b',
      '\ud800',
      'ß',
      '𝔏',
      '{',
    ),
    fc.constantFrom(300, 5000, 60_000),
    fc.constantFrom('', '@', '!', '\n'),
  )
  .map(([start, letter, length, end]) => start + letter.repeat(length) + end)

const oddText = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  "'; drop table people; --",
  '%00',
  '../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u202egnirts',
  '\r\nSet-Cookie: lithe_session=x',
  'ｅxample.org',
  '１２３４５６',
  'null',
  'user_00000000-0000-4000-8000-000000000000',
  '2999-01-01T00:00:00.000Z',
  '-1',
  '1e309',
)

const oddNumber = fc.constantFrom(
  -1,
  -0,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MIN_VALUE,
  2 ** 31,
  2 ** 63,
)

const deep = fc
  .tuple(fc.constantFrom(40, 4000), fc.boolean())
  .map(([depth, isList]) =>
    JSON.parse(
      isList ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    ),
  )

/** Values no honest page sends: JSON of any shape, characters that break parsers, extreme numbers. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: longText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
)
