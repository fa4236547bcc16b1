import type { TurnedAway, Who } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { people } from '../ground/db/schema/people.ts'
import type { Claim, Identity, Known } from '../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../ground/ports/outcome.ts'
import { type AdmitContext, admitPerson, findPerson } from './people/find-person.ts'

/** `anyone` has no caller to resolve. */
export type Resolvable = Exclude<Who, 'anyone'>

type Call = {
  ctx: AdmitContext
  caller: Claim
  identity: Identity
  /** For owner endpoints: the assessment the call names. */
  assessmentId: string
}
type Resolve<W extends Resolvable> = (call: Call) => Promise<Outcome<Known[W], TurnedAway<W>>>

/** Finds owner and assessment in one statement. */
async function findOwn(db: Database, { keeper, profile }: Identity, assessmentId: string) {
  const [own] = await db
    .select({ person: people, assessment: assessments })
    .from(assessments)
    .innerJoin(people, eq(people.id, assessments.personId))
    .where(and(eq(assessments.id, assessmentId), eq(people.identifierDigest, profile?.digest ?? keeper)))
  return own ?? null
}

const resolveAs: { [W in Resolvable]: Resolve<W> } = {
  claimant: async ({ caller, identity }) => done({ caller, identity }),
  keeper: async ({ caller, identity }) => done({ caller, identity }),
  async guest({ ctx, caller, identity }) {
    return done({ caller, identity, person: await findPerson(ctx.db, identity) })
  },
  async person({ ctx, caller, identity }) {
    const admitted = await admitPerson(ctx, identity)
    return admitted.ok ? done({ caller, identity, person: admitted.data }) : admitted
  },
  async account({ caller, identity }) {
    const { signIn } = caller
    const isTheirs = signIn !== null && signIn.account === identity.keeper
    return isTheirs ? done({ caller, identity, signIn }) : refuse('identity-unproven')
  },
  async owner({ ctx, caller, identity, assessmentId }) {
    const own = await findOwn(ctx.db, identity, assessmentId)
    return own ? done({ caller, identity, ...own }) : refuse('unknown-report')
  },
}

/** Resolves what `who` promises about a proven caller, or returns why not. */
export const resolveCaller = <W extends Resolvable>(
  who: W,
  call: Call,
): Promise<Outcome<Known[W], TurnedAway<W>>> => resolveAs[who](call)
