import type { generateReport } from '@lithe/contracts/api'
import { movements, type Test, tests } from '@lithe/movements/catalog'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { type StoredSession, sessions } from '../db/schema/sessions.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import { isWithinOneDay } from './is-within-one-day.ts'

type Named = z.output<typeof generateReport.body>['sessions']

const listNamed = (named: Named): { test: Test; id: string }[] =>
  tests.flatMap(test => [named[test] ?? []].flat().map(id => ({ test, id: id.toLowerCase() })))

/** The person's measurements that a request names, in the order of their ids, each under its own test. */
export async function chooseSessions(
  db: Database,
  personId: string,
  named: Named,
): Promise<
  Outcome<StoredSession[], 'unknown-session' | 'wrong-test' | 'measured-days-apart' | 'no-measurements'>
> {
  const wanted = listNamed(named)
  const ids = [...new Set(wanted.map(({ id }) => id))]
  if (ids.length === 0) return refuse('no-measurements')
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), inArray(sessions.id, ids)))
    .orderBy(sessions.id)
  if (found.length < ids.length) return refuse('unknown-session')
  const testById = new Map(found.map(({ id, movement }) => [id, movements[movement].test]))
  if (wanted.some(({ id, test }) => testById.get(id) !== test)) return refuse('wrong-test')
  // By the phone's clock: results that waited offline for days were still measured minutes apart.
  if (!isWithinOneDay(found.map(({ measuredAt }) => measuredAt))) return refuse('measured-days-apart')
  return done(found)
}
