const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

const isRule = (cells: readonly string[]) => cells.length > 0 && cells.every(cell => /^-+$/.test(cell))

function alignTable(lines: readonly string[]): string[] {
  const rows = lines.map(cellsOf)
  const columns = Math.max(...rows.map(cells => cells.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...rows.map(cells => (isRule(cells) ? 0 : (cells[column] ?? '').length))),
  )
  const written = rows.map(cells =>
    widths.map((width, column) => (isRule(cells) ? '-'.repeat(width) : (cells[column] ?? '').padEnd(width))),
  )
  return written.map(cells => `| ${cells.join(' | ')} |`)
}

/** Pads Markdown tables so that columns align. */
export function alignTables(markdown: string): string {
  const aligned: string[] = []
  let table: string[] = []
  for (const line of [...markdown.split('\n'), '']) {
    if (line.startsWith('|')) table.push(line)
    else {
      if (table.length > 0) aligned.push(...alignTable(table))
      table = []
      aligned.push(line)
    }
  }
  return aligned.slice(0, -1).join('\n')
}
