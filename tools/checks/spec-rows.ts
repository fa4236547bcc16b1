/** One thing the product specification says, in its own first words. */
export type SpecRow = { section: string; words: string }

const everything = (line: string) => tableCell(line) ?? point(line) ?? prose(line)
const wanted = new Map([
  ['1', everything],
  ['2', everything],
  ['3', everything],
  ['4', (line: string) => point(line) ?? entry(line)],
  ['5', (line: string) => point(line)],
  ['6', everything],
  ['7', everything],
  ['8', (line: string) => tableCell(line)],
  ['9', (line: string) => tableCell(line) ?? point(line)],
])
const columnTitles = new Set(['Route', 'Method and path', 'Situation', 'Constant'])

/** What the specification says of the product, its screens, entities, states, rules, roles, calls, errors and constants. */
export function specRows(spec: string): SpecRow[] {
  let number = ''
  return spec.split('\n').flatMap(line => {
    number = /^## (\d+)\./.exec(line)?.[1] ?? number
    const words = wanted.get(number)?.(line)
    return words && !isNotSaid(plain(words)) ? [{ section: `§${number}`, words: plain(words) }] : []
  })
}

function tableCell(line: string): string | undefined {
  const cell = /^\| (.+?) \|/.exec(line)?.[1]
  return cell && !/^-+$/.test(cell) && !columnTitles.has(cell) ? cell : undefined
}

const point = (line: string) => /^\s*- (.+)$/.exec(line)?.[1]
const entry = (line: string) => (/^\*\*/.test(line) ? line : undefined)
const prose = (line: string) => (/^[\w*']/.test(line) ? line : undefined)
/** A heading over points that follow it says nothing by itself; neither does what the spec leaves open. */
const isNotSaid = (words: string) => /:$/.test(words) || /not shown/.test(words)
const plain = (words: string) => words.replaceAll('**', '').trim()
