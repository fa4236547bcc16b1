/** One thing the product specification says, in its own first words. */
export type SpecRow = { section: string; words: string }

const wanted = new Map([
  ['2', (line: string) => tableCell(line)],
  ['4', (line: string) => point(line) ?? paragraph(line)],
  ['5', (line: string) => point(line)],
  ['8', (line: string) => tableCell(line)],
  ['9', (line: string) => tableCell(line) ?? point(line)],
])
const columnTitles = new Set(['Route', 'Situation', 'Constant'])

/** The rows of the route table, the states, the rules, the error catalogue and the constants. */
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
const paragraph = (line: string) => (/^\*\*/.test(line) ? line : undefined)
/** A heading over points that follow it says nothing by itself; neither does what the spec leaves open. */
const isNotSaid = (words: string) => /:$/.test(words) || /not shown/.test(words)
const plain = (words: string) => words.replaceAll('**', '').trim()
