import { parseArgs } from 'node:util'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { type EventKind, eventKinds, securityEvents } from '../ground/db/schema/security-events.ts'
import type { Said } from '../ground/events/security-events.ts'

type Asked = { since: Date; kind: EventKind | null; last: number }

function read(words: readonly string[]): Asked | null {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        since: { type: 'string', default: '1970-01-01' },
        kind: { type: 'string' },
        last: { type: 'string', default: '100' },
      },
    })
    const since = new Date(values.since)
    const last = Number(values.last)
    const kind = eventKinds.find(known => known === values.kind) ?? null
    const isKnown = values.kind === undefined || kind !== null
    return isKnown && !Number.isNaN(since.getTime()) && Number.isInteger(last) && last >= 1
      ? { since, kind, last }
      : null
  } catch {
    return null
  }
}

export async function eventsCommand(db: Database, words: readonly string[]): Promise<Said> {
  const asked = read(words)
  if (!asked) return { ok: false, words: '', isMisuse: true }
  const isWanted = and(
    gte(securityEvents.at, asked.since),
    asked.kind === null ? undefined : eq(securityEvents.kind, asked.kind),
  )
  const found = await db
    .select()
    .from(securityEvents)
    .where(isWanted)
    .orderBy(desc(securityEvents.at))
    .limit(asked.last)
  if (found.length === 0) return { ok: true, words: 'There are no such events.' }
  const all = await db.$count(securityEvents, isWanted)
  const lines = found.map(({ at, kind, detail, pseudonym }) =>
    [at.toISOString(), kind.padEnd(13), (detail ?? '–').padEnd(20), pseudonym ?? '–'].join('  '),
  )
  const rest = all > found.length ? [`… and ${all - found.length} older ones; --last shows more.`] : []
  return { ok: true, words: [...lines, ...rest].join('\n') }
}
