import type { readMoments as endpoint, Moment } from '@lithe/contracts/api'
import { decodeSeries, figuresPerSecond, mostFiguresOf, pointsOf } from '@lithe/movements/replay'
import { eq, inArray } from 'drizzle-orm'
import { type StoredSession, sessions } from '../db/schema/assessments.ts'
import { replays, type StoredReplay } from '../db/schema/replays.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { findReportSessions } from './report-sessions.ts'

const thousandths = (value: number) => Math.round(value * 1000)

/** The figures round the moment, as points to draw; null where there is nothing to be seen. */
function toMoment({ measured, movement }: StoredSession, replay: StoredReplay): Moment | null {
  const { aspect, agreement, figures, moment } = replay
  if (!figures || !moment || !measured.ok) return null
  const { measurement } = measured
  const bytes = new Uint8Array(Buffer.from(figures, 'base64'))
  const shown = decodeSeries({ aspect, bytes }, mostFiguresOf(measurement))
  if (!shown) return null
  return {
    movement,
    ease: ('ease' in measurement && measurement.ease) || null,
    agreement,
    aspect,
    figuresPerSecond,
    figures: shown
      .slice(moment.from, moment.to + 1)
      .map(({ pose }) => pose && pointsOf(pose).flatMap(({ x, y }) => [thousandths(x), thousandths(y)])),
    telling: moment.telling - moment.from,
  }
}

/** The moments one's own report stands on, of those measurements a replay was kept of. Only the owner is shown them. */
export const readMoments: VerbFor<typeof endpoint, { assessmentId: string }> = async ({ db, assessment }) => {
  const { used } = await findReportSessions(db, assessment)
  const ids = used.map(({ sessionId }) => sessionId)
  const rows = await db
    .select()
    .from(replays)
    .innerJoin(sessions, eq(sessions.id, replays.sessionId))
    .where(inArray(replays.sessionId, ids))
  const inOrder = ids.flatMap(id => rows.filter(({ sessions: { id: of } }) => of === id))
  return done({ moments: inOrder.flatMap(row => toMoment(row.sessions, row.replays) ?? []) })
}
