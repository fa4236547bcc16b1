import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { signInCodes } from '../db/schema/sign-in.ts'
import type { Mailbox } from '../mail/mailbox-of.ts'
import { nameDigest } from '../people/authorise.ts'
import { mailboxDigest, type Pepper } from '../secrets/pepper.ts'

type Names = [string, ...string[]]

/** What an account may stand under, and what its session proves: every spelling of the address. */
export function nameDigests({ names: [first, ...others] }: Mailbox): Names {
  return [nameDigest(first), ...others.map(nameDigest)]
}

/** Under which of its names' digests an account stands: an older spelling's, or the first. */
export async function accountOfNames(db: Database, [first, ...others]: Names): Promise<string> {
  if (others.length === 0) return first
  const digests = [first, ...others]
  const found = await db
    .select({ digest: people.identifierDigest })
    .from(people)
    .where(inArray(people.identifierDigest, digests))
  const standing = new Set(found.map(({ digest }) => digest))
  return digests.find(digest => standing.has(digest)) ?? first
}

/** The secret a mailbox is known under: the one before as long as a row of it counts, so that nothing begins anew. */
export async function secretOfMailbox(
  db: Database,
  { newest, before }: Pepper,
  counted: string,
): Promise<string> {
  if (before === null) return newest
  const isKnownUnderIt = eq(signInCodes.mailboxDigest, mailboxDigest(before, counted))
  return (await db.$count(signInCodes, isKnownUnderIt)) > 0 ? before : newest
}
