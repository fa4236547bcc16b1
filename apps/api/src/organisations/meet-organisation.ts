import type { meetOrganisation as endpoint, PublicOrganisation } from '@lithe/contracts/api'
import type { z } from 'zod'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import type { VerbContext } from '../ports/verb.ts'
import { findOrganisation } from './find-organisation.ts'

export type MeetContext = Pick<VerbContext, 'db' | 'limits' | 'networkAddress' | 'now'>

/** What everybody may know of an organisation; asking takes no use of a link. */
export async function meetOrganisation(
  ctx: MeetContext,
  asked: z.output<typeof endpoint.body>,
): Promise<Outcome<z.output<typeof PublicOrganisation>, 'unknown-organisation' | 'too-many-requests'>> {
  if (!(await ctx.limits('organisation', ctx.networkAddress))) return refuse('too-many-requests')
  const organisation = await findOrganisation(ctx, asked)
  return organisation ? done(organisation) : refuse('unknown-organisation')
}
