import type { Database } from '../../db/database.ts'
import { nameDigest } from '../../people/authorise.ts'
import { identifierDigest } from '../../secrets/identifier-digest.ts'
import { findOrProveAccount, type Subject } from '../proven-account.ts'
import type { Launch } from './read-init-data.ts'

export const subjectOf = ({ user }: Launch): Subject => ({ issuer: 'telegram', number: String(user.id) })

/** The names that a launch proves: by their username, if they have one, and by their number. */
export const identifiersOf = ({ user: { id, username } }: Launch): [string, ...string[]] =>
  username ? [username, String(id)] : [String(id)]

export const namesOf = (launch: Launch) => identifiersOf(launch).map(nameDigest)

/** The account of a Telegram number; the first time, a new one. */
export const findOrMakeAccount = (db: Database, launch: Launch, now: Date) =>
  findOrProveAccount(db, subjectOf(launch), identifierDigest(`telegram:${launch.user.id}`), now)
