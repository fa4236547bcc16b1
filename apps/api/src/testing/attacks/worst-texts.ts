/** Letters that patterns are made of, alone and in pairs that two neighbouring parts of a pattern both take. */
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

/** What a pattern wants to see before the part that can be drawn out, */
const beginnings = ['', 'a@', 'user_', 'https://', 'https://a.', '2026-01-01T00:00:00.']
/** and what lets it fail only once it is through. */
const ends = ['', '@', '!', '/', '\n']

const filled = (beginning: string, unit: string, end: string, length: number) =>
  beginning + unit.repeat((length - beginning.length - end.length) / unit.length) + end

/** Texts of a length that a pattern with two ways to read them would never finish. */
export const worstTexts = (length: number): string[] =>
  [...repeated, ...beyondLatin].flatMap(unit =>
    beginnings.flatMap(beginning => ends.map(end => filled(beginning, unit, end, length))),
  )

/** Those that a header, or an address, can carry. */
export const worstHeaderTexts = (length: number): string[] =>
  repeated.flatMap(unit => ['', '@'].map(end => filled('', unit, end, length)))
