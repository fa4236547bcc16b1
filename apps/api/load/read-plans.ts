import { applicationName } from '../src/db/open-postgres.ts'

/**
 * With these a server writes the plan of each statement into `folder`, also of those that a foreign key runs by itself. A
 * table is read whole only where no index could serve: test databases hold few rows, which otherwise are quicker read so.
 */
export const planLog = (folder: string) => ({
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  enable_seqscan: 'off',
  logging_collector: 'on',
  log_directory: folder,
  log_filename: 'plans',
  log_file_mode: '0644',
  log_rotation_size: '0',
  log_line_prefix: '%a ',
  'auto_explain.log_parameter_max_length': '0',
})

export type Plan = { statement: string; nodes: string[] }

/** Of the product's own connections: tests and migrations ask through others. */
const begins = new RegExp(`^${applicationName} LOG: {2}duration: .* plan:$`)

const isNode = (line: string) => /\(cost=\d/.test(line)

/** The plans of the product's statements in a log, as auto_explain writes them in text. */
export async function* plansIn(lines: AsyncIterable<string>): AsyncGenerator<Plan> {
  let plan: Plan | null = null
  for await (const line of lines) {
    // What goes on in a further line stands behind a tab.
    if (!line.startsWith('\t')) {
      if (plan) yield plan
      plan = begins.test(line) ? { statement: '', nodes: [] } : null
    } else if (plan && (plan.nodes.length > 0 || isNode(line))) plan.nodes.push(line.slice(1))
    else if (plan) plan.statement += `${line.slice(1).replace(/^Query Text: /, '')}\n`
  }
  if (plan) yield plan
}

const scan = /(Seq Scan|Index Scan|Index Only Scan)(?: Backward)?(?: using "?\w+"?)? on "?(\w+)"?/

/** The tables of which a plan reads every row: in their own order, or in that of an index without a condition for it. */
export function tablesReadWhole({ nodes }: Plan): string[] {
  return nodes.flatMap((node, index) => {
    const [, way, table] = isNode(node) ? (scan.exec(node) ?? []) : []
    if (!way || !table) return []
    const next = nodes.findIndex((other, at) => at > index && isNode(other))
    const details = nodes.slice(index + 1, next === -1 ? undefined : next)
    return way !== 'Seq Scan' && details.some(detail => /^\s*Index Cond:/.test(detail)) ? [] : [table]
  })
}
