import { makeLink } from '../money/organisations/manage-organisations.ts'
import type { TestApp } from './test-app.ts'

const dayMs = 86_400_000

/** Makes a secret link and returns what its visitor sends with a report. */
export async function organisationLink({ database, clock }: TestApp, maxUses = 1, code = 'insurer') {
  const wanted = { code, maxUses, validUntil: new Date(clock.now.getTime() + dayMs) }
  const made = await makeLink({ db: database.db, now: clock.now }, wanted)
  if (!made.ok) throw new Error(made.reason)
  return { unlocked: true, organisation: code, organisationKey: made.path.split('#k=')[1] ?? '' }
}
