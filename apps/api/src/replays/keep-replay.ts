import { setImmediate } from 'node:timers/promises'
import type { Replay, ReplayAgreement, SentReplay } from '@lithe/contracts/api'
import { organisationCode } from '@lithe/contracts/organisations'
import type { Measured, Measurement } from '@lithe/movements/catalog'
import { bearsOut, type MeasuredAgain, measuringAgain } from '@lithe/movements/replay'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema/assessments.ts'
import { organisations } from '../db/schema/organisations.ts'
import { people } from '../db/schema/people.ts'
import { replays } from '../db/schema/replays.ts'
import type { VerbContext } from '../ports/verb.ts'
import { recordReplayConsent } from './replay-consents.ts'

type Judged = { agreement: ReplayAgreement; moment: MeasuredAgain['moment'] }

/** Other requests are answered between any few figures: squats of half a minute take a tenth of a second. */
async function measureInTurns({ aspect, figures }: Replay, said: Measurement): Promise<MeasuredAgain | null> {
  const bytes = new Uint8Array(Buffer.from(figures, 'base64'))
  const measuring = measuringAgain({ aspect, bytes }, said)
  for (;;) {
    const step = measuring.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** What the analyser that measured the person says of the figures. It tells a careless forgery, and not who moved. */
export async function judgeReplay(replay: Replay, said: Measurement): Promise<Judged> {
  try {
    const again = await measureInTurns(replay, said)
    if (!again) return { agreement: 'unreadable', moment: null }
    return { agreement: bearsOut(again, said) ? 'agrees' : 'differs', moment: again.moment }
  } catch {
    // Figures that no body could stand for must not cost the result they came with.
    return { agreement: 'unreadable', moment: null }
  }
}

type KeepContext = Pick<VerbContext, 'db' | 'now' | 'count'>
type Kept = { sessionId: string; personId: string; measured: Measured; replay: SentReplay }

const isAskedBy = async (db: Database, code: string) =>
  (await db.$count(
    organisations,
    and(
      eq(organisations.code, code),
      eq(organisations.asksForReplay, true),
      isNull(organisations.disabledAt),
    ),
  )) > 0

/** Under the person's lock, so that a consent that is taken back meanwhile takes this with it, or finds it gone. */
async function store(
  db: Database,
  { now }: KeepContext,
  { sessionId, personId, replay }: Kept,
  { agreement, moment }: Judged,
): Promise<boolean> {
  const [person] = await db.select().from(people).where(eq(people.id, personId)).for('no key update')
  const isTheirs = and(eq(sessions.id, sessionId), eq(sessions.personId, personId))
  if (!person || (await db.$count(sessions, isTheirs)) === 0) return false
  const organisation = organisationCode(replay.organisation)
  const { aspect, consent } = replay
  if (!(await recordReplayConsent(db, personId, { organisation, consent }, now))) return false
  const figures = agreement === 'unreadable' ? null : replay.figures
  const stored = { sessionId, organisation, agreement, aspect, figures, moment }
  await db.insert(replays).values(stored).onConflictDoNothing()
  return true
}

/**
 * Keeps the figures of a measurement that is stored already, where its organisation asks for them and the person agreed.
 * Anything else is dropped without a word: the measurement stands either way.
 */
export async function keepReplay(ctx: KeepContext, kept: Kept): Promise<void> {
  const { db, count } = ctx
  const { measured, replay, sessionId } = kept
  if (!measured.ok || !(await isAskedBy(db, organisationCode(replay.organisation))))
    return count('replay-dropped')
  if ((await db.$count(replays, eq(replays.sessionId, sessionId))) > 0) return
  const judged = await judgeReplay(replay, measured.measurement)
  const isKept = await db.transaction(transaction => store(transaction, ctx, kept, judged))
  count(isKept ? `replay-${judged.agreement}` : 'replay-dropped')
}
