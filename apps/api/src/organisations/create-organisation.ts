import { organisationCode } from '@lithe/contracts/organisations'
import { type WorkoutSetName, workoutSetNames } from '@lithe/movements/catalog'
import type { Database } from '../db/database.ts'
import { organisations } from '../db/schema/organisations.ts'

type NewOrganisation = {
  code: string
  name: string | undefined
  workoutSet: string
  logo: string | null
  maxUnlocks: number | null
  asksForReplay: boolean
}

/** As links of the bot carry it, too. */
const writableCode = /^[a-z0-9][a-z0-9-]{1,31}$/
const ownPath = /^\/(?!\/)[\w./-]+$/
const longestName = 60

const isWorkoutSet = (name: string): name is WorkoutSetName =>
  (workoutSetNames as readonly string[]).includes(name)

function problemWith({ code, name, workoutSet, logo, maxUnlocks }: NewOrganisation) {
  if (!writableCode.test(code)) return 'A code has 2 to 32 letters, digits and hyphens.'
  if (!name?.trim() || name.length > longestName)
    return `--name is what people read, 1 to ${longestName} characters, like --name "Helvetia".`
  if (!isWorkoutSet(workoutSet)) return `--set is ${workoutSetNames.join(' or ')}.`
  if (logo !== null && !ownPath.test(logo))
    return 'A logo is a path in the web app’s public folder, like /helvetia.svg.'
  if (maxUnlocks !== null && !(Number.isInteger(maxUnlocks) && maxUnlocks > 0))
    return 'A limit is a whole number above 0.'
  return null
}

/** Makes an organisation whose code people can come by from now on, or says what is wrong with it. */
export async function createOrganisation(
  { db, now }: { db: Database; now: Date },
  wanted: NewOrganisation,
): Promise<{ ok: true; code: string } | { ok: false; reason: string }> {
  const organisation = { ...wanted, code: organisationCode(wanted.code) }
  const { code, name = '', workoutSet, logo, maxUnlocks, asksForReplay } = organisation
  const problem = problemWith(organisation)
  if (problem !== null || !isWorkoutSet(workoutSet)) return { ok: false, reason: problem ?? '' }
  const [made] = await db
    .insert(organisations)
    .values({ code, name: name.trim(), workoutSet, logo, maxUnlocks, asksForReplay, createdAt: now })
    .onConflictDoNothing()
    .returning({ code: organisations.code })
  return made ? { ok: true, ...made } : { ok: false, reason: `There is an organisation ${code} already.` }
}
