import { askPostgres } from '../../apps/api/src/testing/ask-postgres.ts'
import { cohort } from './stages.ts'

/**
 * People who visited once: three measurements, a report and a consent, as a visit through the server leaves them. One
 * in ten has an account with an open session and has paid; one in a hundred has done each rarer thing.
 */
const statements = (people: number) => `
  create temporary table visit as select * from sessions;
  create temporary table told as select * from assessments limit 1;
  create temporary table agreed as select * from consents limit 1;
  create temporary table stranger as
    select gen_random_uuid() as id, gen_random_uuid() as report, number, number % 10 = 0 as pays, number % 100 = 0 as rarely,
        now() - random() * interval '300 days' as at
      from generate_series(1, ${people}) as number;

  insert into people (id, identifier_digest, name, age_years, sex, created_at, guest_seen_at)
    select id, encode(sha256(id::text::bytea), 'hex'), 'Rosa', 50 + number % 40, 'Female', at, case when not pays then at end
    from stranger;
  insert into people (keeper_id, profile, identifier_digest, name, created_at)
    select id, 'profile', encode(sha256((id || '-profile')::bytea), 'hex'), 'Paul', at from stranger where rarely;
  insert into consents (person_id, version, is_by_guardian, given_at, recorded_at)
    select stranger.id, version, false, at, at from stranger, agreed;
  insert into sessions (id, person_id, movement, measured, measured_at, received_at)
    select gen_random_uuid(), stranger.id, movement, measured, at, at from stranger, visit;
  insert into assessments (id, person_id, session_ids, model_version, free_report, full_report, created_at)
    select report, stranger.id, array[report], model_version, free_report, full_report, at from stranger, told where not pays;
  insert into orders (id, assessment_id, provider, checkout_id, state, price_cents, created_at, paid_at, settled_at)
    select id, null, 'stripe', 'checkout-' || number, 'paid', 200, at, at, at from stranger where pays;
  insert into assessments (id, person_id, session_ids, model_version, free_report, full_report, created_at,
      unlock_reason, unlock_source, unlocked_at)
    select report, stranger.id, array[report], model_version, free_report, full_report, at, 'order', stranger.id::text, at
    from stranger, told where pays;
  update orders set assessment_id = report from stranger where stranger.id = orders.id;
  insert into order_changes (order_id, revision, state, refunded_cents, report, changed_at)
    select id, 1, 'paid', 0, 'opened', at from stranger where pays;
  insert into stripe_checkouts (order_id, own_origin, success_url, cancel_url, language, checkout_id, created_at)
    select id, 'https://lithe.example.org', '/', '/', 'en', 'checkout-' || number, at from stranger where pays;
  insert into payment_events (id, type, received_at)
    select 'event-' || number, 'checkout.session.completed', at from stranger where pays;
  insert into sign_in_sessions (id, token_digest, token_made_at, account_id, names, way, device, proven_at, created_at, expires_at)
    select report, 'token-' || number, at, id, array['rosa-' || number], 'email-code', '', at, at, at + interval '400 days'
    from stranger where pays;
  insert into known_devices (token_digest, account_id, session_id, created_at, expires_at)
    select 'device-' || number, id, report, at, at + interval '400 days' from stranger where pays;
  insert into account_proofs (issuer, subject_digest, account_id, added_at)
    select 'google', 'subject-' || number, id, at from stranger where pays;
  insert into security_events (at, kind, pseudonym) select at, 'signed-in', 'person-' || number from stranger where pays;
  insert into passkeys (credential_id, account_id, public_key, signatures, names, sealed_identifier, name, created_at)
    select 'credential-' || number, id, '', 0, array['rosa-' || number], '', '', at from stranger where rarely;
  insert into feedback (assessment_id, rating, comment, saved_at) select report, 5, '', at from stranger where rarely;
  insert into promo_codes (code, percent_off, created_at) values ('SPRING', 100, now());
  insert into promo_redemptions (code, keeper_id, assessment_id, percent_off, redeemed_at)
    select 'SPRING', id, report, 100, at from stranger where rarely;
  insert into sign_in_codes (address_digest, mailbox_digest, asker_digest, network_digest, is_known_device, salt, code_digest,
      attempts, sent_at, expires_at)
    select 'a' || number, 'm' || number, 'b' || number, 'n' || number, false, '', '', 0, now(), now() from stranger where rarely;
  insert into used_proofs (digest, used_at, expires_at) select 'proof-' || number, at, now() from stranger where rarely;
  insert into bot_updates (id, claimed_at, handled_at) select number, at, at from stranger where rarely;
  insert into reminders (person_id, way, sealed_place, weeks, time, zone, remind_at, own_origin, stop_digest, set_at, due_at)
    select id, 'mail', 'rosa@example.org', 4, '09:00', 'UTC', now() + interval '9 days', '', 'stop-' || number, at,
      now() + interval '9 days' from stranger where rarely;
  insert into organisations (code, name, workout_set, created_at) values ('club', 'Club', 'core', now());
  insert into stars_checkouts (order_id, stars, invoice_url, state, created_at)
    select id, 100, '/', 'closed', at from stranger where rarely;
  insert into erasures (name, part_of, at) select 'name-' || number, 'person', at from stranger where rarely;
  drop table visit, told, agreed, stranger;`

/** Makes one visit through the server of the migrated database at `url`, then multiplies its rows. */
export async function fillWithStrangers(url: string, origin: string, people: number): Promise<void> {
  const visit = cohort({ origins: [origin], visitors: 1 }, 1)
  await visit.begin()
  await visit.upload()
  await visit.report()
  await askPostgres(url, statements(people))
  await askPostgres(url, 'vacuum (analyze)')
}
