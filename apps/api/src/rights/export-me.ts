import type { exportMe as endpoint } from '@lithe/contracts/api'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { type Person, people } from '../ground/db/schema/people.ts'
import { done, refuse, Streamed } from '../ground/ports/outcome.ts'
import type { StreamedVerbFor } from '../ground/ports/verb.ts'
import type { Words } from '../ground/ports/words.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import { pagesOfReports, pagesOfSessions, readWishes } from './read-kept-rows.ts'
import { readSignIns } from './read-sign-ins.ts'
import {
  toExportedAssessments,
  toExportedSession,
  toExportedWishes,
  unknownPerson,
} from './to-exported-person.ts'

const nothing = {
  person: unknownPerson,
  profiles: [],
  signInProofs: [],
  passkeys: [],
  devices: [],
  knownDevices: [],
}

/** The person was erased or merged after their export began. */
class GoneMeanwhile extends Error {
  constructor() {
    super('an export broke off: its person left meanwhile')
  }
}

type Asked = { db: Database; pepper: Pepper; signInId: string | null; now: Date; words: Words }

/** Serialises an object without its closing brace, so that more can follow. */
const opened = (fields: object) => JSON.stringify(fields).slice(0, -1)

async function* listed(name: string, pages: AsyncIterable<object[]>) {
  yield `,"${name}":[`
  let isFirst = true
  for await (const page of pages) {
    if (page.length === 0) continue
    yield (isFirst ? '' : ',') + page.map(one => JSON.stringify(one)).join(',')
    isFirst = false
  }
  yield ']'
}

async function* mapped<From, To>(pages: AsyncIterable<From>, to: (page: From) => To) {
  for await (const page of pages) yield to(page)
}

async function* partsOfPerson(asked: Asked, person: Person, besides: object = {}) {
  const { db, pepper } = asked
  yield opened({ ...besides, ...toExportedWishes(person, await readWishes(db, person.id), pepper) })
  yield* listed(
    'sessions',
    mapped(pagesOfSessions(db, person.id), ({ rows }) => rows.map(toExportedSession)),
  )
  yield* listed(
    'assessments',
    mapped(pagesOfReports(db, person.id), page => toExportedAssessments(page, asked)),
  )
  yield '}'
}

/** Paged and outside a transaction, so that a slow reader does not hold a database connection. */
async function* partsOf(asked: Asked, personId: string, about: object) {
  const household = await asked.db
    .select()
    .from(people)
    .where(or(eq(people.id, personId), eq(people.keeperId, personId)))
    .orderBy(asc(people.createdAt), asc(people.id))
  const ids = household.map(({ id }) => id)
  const person = household.find(({ id }) => id === personId)
  if (!person) throw new GoneMeanwhile()
  yield `${opened(about)},"person":`
  yield* partsOfPerson(asked, person)
  yield ',"profiles":['
  const profiles = household.filter(({ keeperId }) => keeperId === personId)
  for (const [index, profile] of profiles.entries()) {
    if (index > 0) yield ','
    yield* partsOfPerson(asked, profile, { profile: profile.profile })
  }
  const signIns = await readSignIns(asked.db, person, asked)
  if ((await asked.db.$count(people, inArray(people.id, ids))) < ids.length) throw new GoneMeanwhile()
  yield `],${JSON.stringify(signIns).slice(1)}`
}

/** Shorter exports are buffered and can still be refused; a failed longer export breaks the connection. */
const heldBackCharacters = 100_000

async function begun(parts: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  let held = ''
  let isWhole = false
  while (!isWhole && held.length < heldBackCharacters) {
    const { value, done: isDone } = await parts.next()
    isWhole = isDone === true
    held += value ?? ''
  }
  return (async function* () {
    yield held
    yield* parts
  })()
}

/** The file's description of itself. */
const aboutIt = ({ replies }: Words) => replies.exportAbout.join(' ')

/** Streams everything stored about the caller; for a profile, only the profile. */
export const exportMe: StreamedVerbFor<typeof endpoint> = async ctx => {
  const { db, pepper, caller, identity, person, now, count, words } = ctx
  if (!(await ctx.limits('export', identity.keeper))) return refuse('too-many-requests')
  if (!(await ctx.limits('export-of-network', ctx.networkAddress))) return refuse('too-many-requests')
  const asked = { db, pepper, signInId: caller.signIn?.signInId ?? null, now, words }
  const about = { exportedAt: now.toISOString(), about: aboutIt(words) }
  count('export-made')
  if (!person) return done({ ...about, ...nothing })
  try {
    return done(new Streamed(await begun(partsOf(asked, person.id, about))))
  } catch (error) {
    if (error instanceof GoneMeanwhile) return done({ ...about, ...nothing })
    throw error
  }
}
