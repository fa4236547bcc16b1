/** A statement of the product specification; table cells are joined by colons. */
export type SpecRow = { section: string; words: string }

const everything = (line: string) => tableCells(line) ?? point(line) ?? prose(line)
const wanted = new Map([
  ['1', everything],
  ['2', everything],
  ['3', everything],
  ['4', (line: string) => point(line) ?? entry(line)],
  ['5', (line: string) => point(line)],
  ['6', everything],
  ['7', everything],
  ['8', (line: string) => tableCells(line)],
  ['9', (line: string) => tableCells(line) ?? point(line)],
])
const columnTitles = /^(Route|Method and path|Situation|Constant): /

/**
 * Statements of the specification about the product, screens, entities, states, rules, roles, calls, errors and
 * constants.
 */
export function specRows(spec: string): SpecRow[] {
  let number = ''
  return spec.split('\n').flatMap(line => {
    number = /^## (\d+)\./.exec(line)?.[1] ?? number
    const words = wanted.get(number)?.(line)
    return words && !isNotSaid(plain(words)) ? [{ section: `§${number}`, words: plain(words) }] : []
  })
}

/** A whole section as one line, for searching. */
export const sectionOf = (spec: string, section: string): string =>
  (spec.split(/^## /m).find(text => text.startsWith(`${section.slice(1)}.`)) ?? '')
    .split('\n')
    .map(line => plain(tableCells(line) ?? point(line) ?? line))
    .join(' ')
    .trim()

function tableCells(line: string): string | undefined {
  const cells = /^\| (.+) \|$/.exec(line)?.[1]?.replaceAll(' | ', ': ')
  return cells && !columnTitles.test(cells) ? cells : undefined
}

const point = (line: string) => /^\s*- (.+)$/.exec(line)?.[1]
const entry = (line: string) => (/^\*\*/.test(line) ? line : undefined)
const prose = (line: string) => (/^[\w*']/.test(line) ? line : undefined)
/** Headings above points, cross-references and open questions state nothing. */
const isNotSaid = (words: string) => /:$|not shown|^\w+: see section \d\.$/.test(words)
const plain = (words: string) => words.replaceAll('**', '').trim()
