import { rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it } from 'vitest'
import { firstMigrations } from '../testing/first-migrations.ts'
import { migrationsFolder } from './open-database.ts'

it('bring a database with people, a session and payments of the first releases up to date', async () => {
  const client = new PGlite('memory://')
  const db = drizzle(client)
  const old = await firstMigrations(4)
  await migrate(db, { migrationsFolder: old })
  const id = '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
  await client.exec(`
      insert into people (id, identifier_digest, name, created_at) values ('${id}', 'rosa', 'Rosa', now());
      insert into sign_in_sessions (token_digest, account_id, created_at, expires_at)
        values ('token', '${id}', '2026-05-04T08:00:00Z', now());
      insert into assessments (id, person_id, session_ids, model_version, free_report, full_report,
          unlock_reason, unlock_source, unlocked_at, created_at)
        values ('${id}', '${id}', '{}', '1', '{}', '{}', 'order', '${id}', now(), now());
      insert into orders (id, assessment_id, provider, checkout_id, state, price_cents, created_at, settled_at)
        values ('${id}', '${id}', 'sandbox', 'checkout-1', 'paid', 200, now(), '2026-05-04T08:05:00Z');
      insert into orders (assessment_id, provider, checkout_id, state, price_cents, created_at)
        values ('${id}', 'sandbox', 'checkout-2', 'open', 200, now());
  `)

  await migrate(db, { migrationsFolder })
  const sessions = await db.execute(
    sql`select way, names, device, token_made_at, proven_at from sign_in_sessions`,
  )
  expect(sessions.rows).toEqual([
    {
      way: 'email-code',
      names: ['rosa'],
      device: '',
      token_made_at: '2026-05-04 08:00:00+00',
      proven_at: '2026-05-04 08:00:00+00',
    },
  ])
  const orders = await db.execute(sql`select state, paid_at from orders order by checkout_id`)
  expect(orders.rows).toEqual([
    { state: 'paid', paid_at: '2026-05-04 08:05:00+00' },
    { state: 'open', paid_at: null },
  ])
  await client.close()
  await rm(old, { recursive: true })
}, 60_000)
