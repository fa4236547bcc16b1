import { and, eq, inArray } from 'drizzle-orm'
import { identityOf, nameDigest } from '../doors/people/authorise.ts'
import { findOrMakePerson } from '../doors/people/find-person.ts'
import { findSignIn } from '../doors/sign-ins/kept-sign-ins.ts'
import type { Database } from '../ground/db/database.ts'
import { type Person, people } from '../ground/db/schema/people.ts'
import { accountProofs, type ProofIssuer } from '../ground/db/schema/sign-in.ts'
import type { Mailbox } from '../ground/mail/mailbox-of.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import type { SignInContext } from './sign-in-context.ts'

/** An issuer's number for a person: the one thing about them that never changes hands. */
export type Subject = { issuer: ProofIssuer; digest: string }

export const subjectOf = (pepper: Pepper, issuer: ProofIssuer, number: string): Subject => ({
  issuer,
  digest: nameDigest(pepper, `${issuer}:${number}`),
})

/** The account that an issuer's word opens, or null while it opens none. */
export async function findProvenAccount(db: Database, { issuer, digest }: Subject): Promise<Person | null> {
  const [found] = await db
    .select({ person: people })
    .from(accountProofs)
    .innerJoin(people, eq(people.id, accountProofs.accountId))
    .where(and(eq(accountProofs.issuer, issuer), eq(accountProofs.subjectDigest, digest)))
  return found?.person ?? null
}

/** The account that an issuer's word opens; the first time, the one of that digest, found or made. */
export async function findOrProveAccount(
  db: Database,
  subject: Subject,
  firstAccount: string,
  now: Date,
): Promise<Person> {
  const known = await findProvenAccount(db, subject)
  if (known) return known
  const account = await findOrMakePerson(db, identityOf(firstAccount), now)
  const { issuer, digest } = subject
  const proof = { issuer, subjectDigest: digest, accountId: account.id, addedAt: now }
  const added = await db.insert(accountProofs).values(proof).onConflictDoNothing().returning()
  // Another sign-in of the same moment was faster; its account is the one.
  return added.length > 0 ? account : ((await findProvenAccount(db, subject)) ?? account)
}

/** Whether the session that came along is of this account. A proof of another one would put it in the owner's place unseen. */
export async function isOwnAccount(
  { db, signIn, now }: Pick<SignInContext, 'db' | 'signIn' | 'now'>,
  account: string,
): Promise<boolean> {
  return (await findSignIn(db, signIn.token, now))?.account === account
}

type Names = [string, ...string[]]

/** What an account may stand under, and what its session proves: every spelling of the address. */
export function nameDigests(pepper: Pepper, { names: [first, ...others] }: Mailbox): Names {
  return [nameDigest(pepper, first), ...others.map(name => nameDigest(pepper, name))]
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
