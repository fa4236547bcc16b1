import { type Consent, consentAgeYears } from '@lithe/contracts/api'
import { type SQL, sql } from 'drizzle-orm'
import { consents } from '../ground/db/schema/people.ts'

/** Asked of the person in a row `held`. Of one whose age was not given yet nothing can be made; it is asked again once it was. */
const isEnough = (isByGuardian: SQL) =>
  sql`(${isByGuardian} or held.age_years is null or held.age_years >= ${consentAgeYears}::int)`

/** By a clock that is not ahead of ours. */
const givenAt = (brought: Consent, now: Date) =>
  sql`least(${brought.givenAt}::timestamptz, ${now.toISOString()}::timestamptz)`

/**
 * Whether a consent that a call brings along counts for the person in a row `held`; nothing given before the last one was
 * taken back does, on any device. A withdrawal dated in the future came from a wrong clock, and blocks no later consent.
 */
const countsFor = (brought: Consent, now: Date) =>
  sql`(${isEnough(sql`${brought.isByGuardian}::boolean`)} and ${givenAt(brought, now)} > coalesce(
  (select max(taken.withdrawn_at) from ${consents} taken
    where taken.person_id = held.id and taken.withdrawn_at <= ${now.toISOString()}::timestamptz + interval '1 minute'),
  to_timestamp(0)))`

/**
 * Whether a person's measurements may be kept: by a consent that is on record, or by the one that a call brings along and
 * that is recorded then. Adds to a statement that has the person in `held` a table `agreed`, which is empty where not.
 */
export function agreedOf(brought: Consent | undefined, now: Date): SQL {
  const inForce = sql`select held.id as person_id from held where exists (
    select 1 from ${consents} kept
    where kept.person_id = held.id and kept.withdrawn_at is null and ${isEnough(sql`kept.is_by_guardian`)})`
  if (!brought) return sql`agreed as (${inForce})`
  const { version, isByGuardian } = brought
  // The same one may have been brought by another call a moment ago, which this statement does not see.
  return sql`in_force as (${inForce}), begun as (
    insert into ${consents} as kept (person_id, version, is_by_guardian, given_at, recorded_at)
    select held.id, ${version}, ${isByGuardian}::boolean, ${givenAt(brought, now)}, ${now.toISOString()}::timestamptz
    from held where not exists (select 1 from in_force) and ${countsFor(brought, now)}
    on conflict (person_id, version, given_at) do update
    set is_by_guardian = kept.is_by_guardian or excluded.is_by_guardian where kept.withdrawn_at is null
    returning person_id
  ), agreed as (select person_id from in_force union all select person_id from begun)`
}
