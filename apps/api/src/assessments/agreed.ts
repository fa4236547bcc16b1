import { type Consent, consentAgeYears } from '@lithe/contracts/api'
import { type SQL, sql } from 'drizzle-orm'
import { consents } from '../ground/db/schema/people.ts'

/** Whether a consent suffices for the age in the locked row `held`; any does while the age is unknown. */
const isEnough = (isByGuardian: SQL) =>
  sql`(${isByGuardian} or held.age_years is null or held.age_years >= ${consentAgeYears}::int)`

/** The consent's time, capped at the server's. */
const givenAt = (brought: Consent, now: Date) =>
  sql`least(${brought.givenAt}::timestamptz, ${now.toISOString()}::timestamptz)`

/**
 * Whether the enclosed consent counts for the row `held`: it must be newer than the last withdrawal on any
 * device. A withdrawal that a wrong clock dated in the future blocks no later consent.
 */
const countsFor = (brought: Consent, now: Date) =>
  sql`(${isEnough(sql`${brought.isByGuardian}::boolean`)} and ${givenAt(brought, now)} > coalesce(
  (select max(taken.withdrawn_at) from ${consents} taken
    where taken.person_id = held.id and taken.withdrawn_at <= ${now.toISOString()}::timestamptz + interval '1 minute'),
  to_timestamp(0)))`

/** Adds a CTE `agreed`: empty unless the person in `held` has consented or this call brings consent. */
export function agreedOf(brought: Consent | undefined, now: Date): SQL {
  const inForce = sql`select held.id as person_id from held where exists (
    select 1 from ${consents} kept
    where kept.person_id = held.id and kept.withdrawn_at is null and ${isEnough(sql`kept.is_by_guardian`)})`
  if (!brought) return sql`agreed as (${inForce})`
  const { version, isByGuardian } = brought
  // A concurrent call may have inserted the same consent, unseen by this statement's snapshot.
  return sql`in_force as (${inForce}), begun as (
    insert into ${consents} as kept (person_id, version, is_by_guardian, given_at, recorded_at)
    select held.id, ${version}, ${isByGuardian}::boolean, ${givenAt(brought, now)}, ${now.toISOString()}::timestamptz
    from held where not exists (select 1 from in_force) and ${countsFor(brought, now)}
    on conflict (person_id, version, given_at) do update
    set is_by_guardian = kept.is_by_guardian or excluded.is_by_guardian where kept.withdrawn_at is null
    returning person_id
  ), agreed as (select person_id from in_force union all select person_id from begun)`
}
