import { Head, Marker } from './head.ts'
import { unsealLines } from './sealed-lines.ts'

/** Rows of one table, as PostgreSQL writes them; few enough to be in memory. */
type Batch = { table: string; rows: string[] }

const rowsAtOnce = 200
const charactersAtOnce = 4_000_000

export type OpenedBackup = {
  head: Head
  /** Once; throws where the file was cut short, changed, or has another number of rows than it says. */
  batches(): AsyncGenerator<Batch>
}

async function* readBatches(lines: AsyncGenerator<string>): AsyncGenerator<Batch> {
  const counted: Record<string, number> = {}
  let batch: Batch | null = null
  let characters = 0
  let isWhole = false
  for await (const line of lines) {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'string') {
      if (!batch) throw new Error('a row comes before its table')
      if (batch.rows.length === rowsAtOnce || characters > charactersAtOnce) {
        yield batch
        batch = { table: batch.table, rows: [] }
        characters = 0
      }
      batch.rows.push(value)
      characters += value.length
      counted[batch.table] = (counted[batch.table] ?? 0) + 1
      continue
    }
    if (batch) yield batch
    const marker = Marker.parse(value)
    batch = 'table' in marker ? { table: marker.table, rows: [] } : null
    characters = 0
    if ('table' in marker) counted[marker.table] = 0
    else isWhole = JSON.stringify(marker.end) === JSON.stringify(counted)
  }
  if (!isWhole) throw new Error('the backup does not hold the rows that it says')
}

/** Opens a backup with its identity (`AGE-SECRET-KEY-1…`). Throws where it is no backup, or is sealed for another identity. */
export async function openBackup(file: string, identities: readonly string[]): Promise<OpenedBackup> {
  const lines = unsealLines(file, identities)
  const first = await lines.next()
  const head = Head.parse(JSON.parse(first.done ? 'null' : first.value))
  return { head, batches: () => readBatches(lines) }
}
