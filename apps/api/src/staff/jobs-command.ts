import { parseArgs } from 'node:util'
import type { Said } from '../ground/events/security-events.ts'
import type { Database } from '../ground/jobs/boss-database.ts'
import { confirmSweep } from '../ground/jobs/jobs.ts'
import { countJobs, type KeptJob, listJobs, retryJob } from '../ground/jobs/kept-jobs.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const named: Record<KeptJob['state'], string> = {
  created: 'waits until',
  retry: 'again at',
  active: 'under way',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'given up',
}

const line = ({ id, queue, state, tries, at, why }: KeptJob) =>
  [id, queue.padEnd(8), named[state].padEnd(11), at.toISOString(), `${tries} tries`, why ?? '–'].join('  ')

type Asked = { last: number; retried: string | null; confirms?: true }

function read(words: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { last: { type: 'string', default: '50' } },
    })
    const last = Number(values.last)
    const [deed, id, ...more] = positionals
    if (!Number.isInteger(last) || last < 1 || more.length > 0) return null
    if (deed === undefined) return { last, retried: null }
    if (deed === 'confirm-sweep' && id === undefined) return { last, retried: null, confirms: true }
    return deed === 'retry' && id !== undefined && uuid.test(id) ? { last, retried: id } : null
  } catch {
    return null
  }
}

/** Implements `npm run ops -- jobs`; works alongside running servers if the database allows several. */
export async function jobsCommand(db: Database, words: readonly string[]): Promise<Said> {
  const asked = read(words)
  if (!asked) return { ok: false, words: '', isMisuse: true }
  if (asked.confirms)
    return (await confirmSweep(db))
      ? { ok: true, words: 'The next sweep, within a minute, erases everybody whose time is over.' }
      : { ok: false, words: 'A sweep is about to begin; say it again in a minute.' }
  if (asked.retried !== null)
    return (await retryJob(db, asked.retried))
      ? { ok: true, words: `${asked.retried} is tried again.` }
      : { ok: false, words: 'No job of this number was given up.' }
  const counts = (await countJobs(db)).map(({ queue, state, count }) => `${queue} ${state}: ${count}`)
  const jobs = await listJobs(db, asked.last)
  if (counts.length === 0) return { ok: true, words: 'There are no jobs.' }
  return { ok: true, words: [counts.join(', '), ...jobs.map(line)].join('\n') }
}
