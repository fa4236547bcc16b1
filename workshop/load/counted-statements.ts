import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { askPostgres } from '../../apps/api/src/testing/ask-postgres.ts'
import type { PostgresServer } from '../../apps/api/src/testing/postgres-server.ts'

/** Makes a server log its statements to its cluster, once `log_statement` is on. */
export const statementLog = {
  logging_collector: 'on',
  log_directory: 'statements',
  log_filename: 'log',
  log_line_prefix: '%p ',
}

export type Statements = { statements: number; writingCommits: number; unprepared: number }

const asked = /^(\d+) LOG: {2}(?:statement|execute ([^:]+)): (.*)$/s
/** Statements that write to WAL; rate-limit counters are unlogged. */
const writes = /\b(insert into|update|delete from) (?!set\b|"rate_limits")/i

/** Summarises a statement log. A transaction counts as a commit if it writes. */
export function countStatements(log: string): Statements {
  const underWay = new Map<string, boolean>()
  const counted = { statements: 0, writingCommits: 0, unprepared: 0 }
  // Continuation lines begin with a tab.
  for (const line of log.split(/\n(?!\t)/)) {
    const [, pid = '', name, text = ''] = asked.exec(line) ?? []
    if (!pid) continue
    counted.statements++
    if (name === '<unnamed>') counted.unprepared++
    const isWriting = writes.test(text)
    if (/^begin\b/i.test(text)) underWay.set(pid, false)
    else if (/^(commit|rollback)\b/i.test(text)) {
      if (underWay.get(pid)) counted.writingCommits++
      underWay.delete(pid)
    } else if (underWay.has(pid)) underWay.set(pid, isWriting || underWay.get(pid) === true)
    else if (isWriting) counted.writingCommits++
  }
  return counted
}

/** Counts statements during a piece of work, which logging slows down. */
export async function statementsDuring(
  { url, cluster }: Pick<PostgresServer, 'url' | 'cluster'>,
  work: () => Promise<unknown>,
): Promise<Statements> {
  const logAll = async (what: 'all' | 'none') => {
    await askPostgres(url, `alter system set log_statement = '${what}'`)
    await askPostgres(url, 'select pg_reload_conf()')
    await sleep(300)
  }
  const file = join(cluster, statementLog.log_directory, statementLog.log_filename)
  await logAll('all')
  const before = (await readFile(file, 'utf8')).length
  await work()
  await sleep(600)
  const log = (await readFile(file, 'utf8')).slice(before)
  await logAll('none')
  return countStatements(log)
}
