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

/** An issuer's subject id: the only identifier that never changes hands. */
export type Subject = { issuer: ProofIssuer; digest: string }

export const subjectOf = (pepper: Pepper, issuer: ProofIssuer, number: string): Subject => ({
  issuer,
  digest: nameDigest(pepper, `${issuer}:${number}`),
})

/** Finds the account an issuer's subject opens, or null. */
export async function findProvenAccount(db: Database, { issuer, digest }: Subject): Promise<Person | null> {
  const [found] = await db
    .select({ person: people })
    .from(accountProofs)
    .innerJoin(people, eq(people.id, accountProofs.accountId))
    .where(and(eq(accountProofs.issuer, issuer), eq(accountProofs.subjectDigest, digest)))
  return found?.person ?? null
}

/** Finds the account of an issuer's subject; the first time, finds or creates it by digest. */
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
  // A concurrent sign-in was faster; use its account.
  return added.length > 0 ? account : ((await findProvenAccount(db, subject)) ?? account)
}

/** Whether the session is of this account. A proof of another account would silently replace the owner. */
export async function isOwnAccount(
  { db, signIn, now }: Pick<SignInContext, 'db' | 'signIn' | 'now'>,
  account: string,
): Promise<boolean> {
  return (await findSignIn(db, signIn.token, now))?.account === account
}

type Names = [string, ...string[]]

/** Digests an account may be stored under, all proven by its session: one per email spelling. */
export function nameDigests(pepper: Pepper, { names: [first, ...others] }: Mailbox): Names {
  return [nameDigest(pepper, first), ...others.map(name => nameDigest(pepper, name))]
}

/** Finds the digest an account is stored under: an older spelling's, or the first. */
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
