import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as endpoints from '@lithe/contracts/api'
import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sweep } from '../../jobs.ts'
import { actor } from '../../rights/testing/actor.ts'
import { everythingStored } from '../../rights/testing/everything-stored.ts'
import { eventsCommand } from '../../staff/events-command.ts'
import { promoCommand } from '../../staff/promo-command.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { squats, upload } from '../../testing/measurements.ts'
import { newAccount } from '../../testing/new-account.ts'
import { demoUnlockKey } from '../../testing/test-app.ts'
import { people } from '../db/schema/people.ts'
import { securityEvents } from '../db/schema/security-events.ts'
import { pseudonymOf } from '../secrets/pepper.ts'
import { asStaff, eventLifeMs } from './security-events.ts'

describeWithApp('security events', testApp => {
  const database = () => testApp().database.db
  const eventsOf = async (pseudonym: string | undefined) => {
    const found = await database().select().from(securityEvents).orderBy(asc(securityEvents.at))
    return found.filter(event => event.pseudonym === pseudonym).map(({ kind, detail }) => `${kind} ${detail}`)
  }
  const idsOfPeople = async () =>
    (await database().select({ id: people.id }).from(people)).map(({ id }) => id)

  it('record sign-in, refusal, unlock and erasure under one pseudonym, which then leads to no row', async () => {
    const rosa = newAccount(testApp())
    await rosa.signIn()
    const [id = ''] = await idsOfPeople()
    const pseudonym = pseudonymOf(id, testApp().clock.now)
    await rosa.verify('000000')
    const person = actor(rosa.call, rosa.email)
    await person.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
    const measured = upload(squats(12))
    await person.measure(measured)
    const unlocked = { unlocked: true, unlockKey: demoUnlockKey }
    await person.report({ strength: measured.sessionId }, unlocked)
    await rosa.call(endpoints.eraseMe, '/me', { userIdentifier: rosa.email })

    const told = await eventsOf(pseudonym)
    expect([...told].sort()).toEqual([
      'code-refused wrong',
      'erased person',
      'signed-in email-code',
      'unlocked demo-key',
    ])
    const stored = JSON.stringify(await everythingStored(database()))
    expect(stored).not.toContain(id)
    for (const left of await idsOfPeople()) expect(pseudonymOf(left, testApp().clock.now)).not.toBe(pseudonym)
  })

  it('use a new pseudonym each month', () => {
    const at = (day: string) => pseudonymOf('a person', new Date(day))
    expect(at('2026-05-31')).toBe(at('2026-05-01'))
    expect(at('2026-06-01')).not.toBe(at('2026-05-31'))
  })

  it('record which command ran, but not the code passed to it', async () => {
    const ctx = { db: database(), now: testApp().clock.now }
    const run = (words: string[]) =>
      asStaff(ctx.db, { name: 'promo', words, at: ctx.now }, () => promoCommand(ctx, words))
    await run(['create', 'SPRING25', '--percent', '25'])
    await run(['no-such-word'])
    const { words } = await eventsCommand(ctx.db, ['--kind', 'staff-command'])
    expect(words).toContain('promo create')
    expect(words).not.toMatch(/SPRING25|no-such-word/)
  })

  it('are listed newest first, by kind and start date', async () => {
    const { words, ok } = await eventsCommand(database(), ['--since', '2026-05-01', '--last', '2'])
    expect(ok).toBe(true)
    expect(words.split('\n')).toHaveLength(3)
    expect(words).toMatch(/^2026-05-04T/)
    expect((await eventsCommand(database(), ['--since', '2999-01-01'])).words).toBe(
      'There are no such events.',
    )
    for (const wrong of [['--kind', 'x'], ['--since', 'x'], ['--last', '0'], ['x']])
      expect(await eventsCommand(database(), wrong)).toMatchObject({ ok: false, isMisuse: true })
  })

  it('are deleted after 90 days, and no sooner', async () => {
    const sweptAfter = (ms: number) => sweep(database(), new Date(testApp().clock.now.getTime() + ms))
    const before = await database().$count(securityEvents)
    expect(before).toBeGreaterThan(0)
    await sweptAfter(eventLifeMs - 1)
    expect(await database().$count(securityEvents)).toBe(before)
    await sweptAfter(eventLifeMs)
    expect(await database().$count(securityEvents)).toBe(0)
  })
})

describe('the security events table', () => {
  it('allows only inserts, reads and deletion by age', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const using = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter(file => /schema\/security-events|security_events/.test(readFileSync(join(root, file), 'utf8')))
    expect(using.sort()).toEqual([
      'ground/db/schema/security-events.ts',
      'ground/events/security-events.ts',
      'rights/testing/column-fates.ts',
      'staff/events-command.ts',
    ])
    const statements = (file: string) =>
      readFileSync(join(root, file), 'utf8').match(/\.(insert|update|delete)\(/g)
    expect(statements('ground/events/security-events.ts')).toEqual(['.insert(', '.delete('])
    expect(statements('staff/events-command.ts')).toBeNull()
  })
})
