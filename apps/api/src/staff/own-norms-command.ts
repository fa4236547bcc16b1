import { publishedOf } from '@lithe/scoring/published'
import type { Database } from '../ground/db/database.ts'
import { type SharedResult, sharedResults } from '../ground/db/schema/sharings.ts'
import type { Said } from '../ground/events/security-events.ts'

type Result = Pick<SharedResult, 'movement' | 'variant' | 'sex' | 'ageYears' | 'value' | 'isOrMore'>

/** Smaller groups show only their count, since three values could identify a person. */
const leastShown = 5
/** At n = 50 a standard deviation is known to a tenth: 1 / sqrt(2n). */
const spreadKnownFrom = 50
/** Standard error of a median relative to a mean's: sqrt(pi / 2). */
const medianSwing = 1.2533

const why = `Own norms of a row would be used from "used from" people on: then their median swings by no more than half of what the published
studies differ by, and their spread is known to a tenth. Who shares is not everybody, so a row that lies far from the published
one is a question before it is a norm.`

/**
 * Sample size at which the median's standard error is half the between-study SD, or a tenth of the spread if larger.
 */
const usedFrom = (spread: number, betweenStudies: number) =>
  Math.max(spreadKnownFrom, Math.ceil(((2 * medianSwing * spread) / betweenStudies) ** 2))

const rounded = (value: number) => String(Math.round(value * 10) / 10)

/** Quartiles in ascending order: shortest, deepest or fewest first. */
function ownQuartiles(results: readonly Result[]): string {
  const sorted = results.toSorted((a, b) => a.value - b.value || Number(a.isOrMore) - Number(b.isOrMore))
  const at = [0.25, 0.5, 0.75].map(share => sorted[Math.floor(share * (sorted.length - 1) + 0.5)])
  return at.map(one => (one ? `${rounded(one.value)}${one.isOrMore ? '+' : ''}` : '')).join('  ')
}

const decadeOf = ({ ageYears }: Result) => Math.floor(ageYears / 10) * 10

const rowOf = (result: Result) =>
  [result.movement, result.variant ?? 'as meant', result.sex, `${decadeOf(result)}s`] as const

function lineOf(results: readonly Result[]): string[] {
  const [one] = results
  if (!one || one.sex === 'Undisclosed') return []
  const published = publishedOf(one, { age: decadeOf(one) + 5, sex: one.sex })
  return [
    ...rowOf(one),
    String(results.length),
    results.length < leastShown ? 'too few to show' : ownQuartiles(results),
    published ? published.quartiles.map(rounded).join('  ') : 'none',
    published ? String(usedFrom(published.spread, published.betweenStudies)) : String(spreadKnownFrom),
  ]
}

const head = ['movement', 'done', 'sex', 'age', 'people', 'own quartiles', 'published', 'used from']

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

/** Implements `npm run ops -- own-norms`: compares shared results with published norms, movement by movement. */
export async function ownNormsCommand(db: Database): Promise<Said> {
  const results = await db.select().from(sharedResults)
  if (results.length === 0)
    return {
      ok: true,
      words: `Nobody has shared a number yet, and that is fine: whoever wants to, says so under "Your data".\n\n${why}`,
    }
  const groups = new Map<string, Result[]>()
  for (const result of results) {
    const key = rowOf(result).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  const rows = [...groups.keys()].toSorted().map(key => lineOf(groups.get(key) ?? []))
  return { ok: true, words: `${tableOf([head, ...rows.filter(row => row.length > 0)])}\n\n${why}` }
}
