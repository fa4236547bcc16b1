import { applicationName } from '../../apps/api/src/ground/db/open-postgres.ts'

/** Makes a server log each statement's plan to `folder`, even those of foreign keys. */
export const statementPlanLog = (folder: string) => ({
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
  logging_collector: 'on',
  log_directory: folder,
  log_filename: 'plans',
  log_file_mode: '0644',
  log_rotation_size: '0',
  log_line_prefix: '%a ',
})

/** Only the product's connections; migrations and the tests' own queries use others. */
const begins = new RegExp(`^${applicationName} LOG: {2}duration: .* plan:$`)

const isNode = (line: string) => /\(cost=\d/.test(line)

/** Normalises lists to one form and renumbers parameters. */
function inOneForm(statement: string): string {
  const numbers = new Map<string, number>()
  const numberOf = (was: string) => {
    numbers.set(was, numbers.get(was) ?? numbers.size + 1)
    return `$${numbers.get(was)}`
  }
  return statement
    .replace(/\s+/g, ' ')
    .replace(/\bin \((?:\$\d+, )+(?=\$\d)/g, 'in (')
    .replace(/\$\d+/g, numberOf)
    .replace(/;?\s*$/, '')
    .trim()
}

/** Distinct normalised statements in a log of plans. */
export async function statementsIn(lines: AsyncIterable<string>): Promise<string[]> {
  const statements = new Set<string>()
  let statement: string | null = null
  for await (const line of lines) {
    // Continuation lines begin with a tab.
    if (!line.startsWith('\t')) statement = begins.test(line) ? '' : null
    else if (statement !== null && isNode(line)) {
      statements.add(inOneForm(statement))
      statement = null
    } else if (statement !== null) statement += `${line.slice(1).replace(/^Query Text: /, '')}\n`
  }
  return [...statements]
}

const scan =
  /(?<!Bitmap )(Seq Scan|Index Scan|Index Only Scan)(?: Backward)?(?: using "?(\w+)"?)? on "?(\w+)"?/

/**
 * Tables that a plan scans in full: sequentially, or by an unconditional index. Indexes in `partial` cover few rows.
 */
export function tablesReadWhole(plan: readonly string[], partial: ReadonlySet<string>): string[] {
  return plan.flatMap((node, at) => {
    const [, way, index = '', table] = isNode(node) ? (scan.exec(node) ?? []) : []
    if (!way || !table || partial.has(index)) return []
    const next = plan.findIndex((other, place) => place > at && isNode(other))
    const details = plan.slice(at + 1, next === -1 ? undefined : next)
    const hasCondition = details.some(detail => /^\s*Index Cond:/.test(detail))
    return way === 'Seq Scan' || !hasCondition ? [table] : []
  })
}
