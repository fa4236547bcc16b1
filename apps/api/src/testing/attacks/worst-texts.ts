/** Characters used in patterns, alone and in pairs that adjacent parts both match. */
const repeated = [
  ...[
    ' ',
    '.',
    '-',
    '_',
    '~',
    '@',
    '/',
    ':',
    '\\',
    '"',
    'a',
    'A',
    '0',
    '%',
    '+',
    '=',
    ',',
    ';',
    '<',
    '[',
    '!',
  ],
  ...['a.', '.a', 'a@', 'a-', 'a ', '~a', '%4', '="', '0,', 'a=b;', '/a'],
]
const beyondLatin = ['İ', '\u200b', '\ud800', '💪', '\t']

/** Prefixes that a pattern requires before its repeatable part. */
const beginnings = ['', 'a@', 'user_', 'https://', 'https://a.', '2026-01-01T00:00:00.']
/** Suffixes that make a pattern fail only at the end. */
const ends = ['', '@', '!', '/', '\n']

const filled = (beginning: string, unit: string, end: string, length: number) =>
  beginning + unit.repeat((length - beginning.length - end.length) / unit.length) + end

/** Builds strings of a given length on which an ambiguous pattern would never finish. */
export const worstTexts = (length: number): string[] =>
  [...repeated, ...beyondLatin].flatMap(unit =>
    beginnings.flatMap(beginning => ends.map(end => filled(beginning, unit, end, length))),
  )

/** Builds strings that a header or URL can carry. */
export const worstHeaderTexts = (length: number): string[] =>
  repeated.flatMap(unit => ['', '@'].map(end => filled('', unit, end, length)))
