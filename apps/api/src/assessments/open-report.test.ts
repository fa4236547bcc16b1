import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../ground/db/schema/assessments.ts'
import { organisationLinks, organisations } from '../ground/db/schema/organisations.ts'
import { organisationsCommand } from '../staff/organisations-command.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newGuest } from '../testing/new-guest.ts'
import { organisationLink } from '../testing/organisation-link.ts'
import { demoUnlockKey, makeTestApp, type TestApp } from '../testing/test-app.ts'
import type { Claimed } from './generate-report.ts'

async function measured(testApp: TestApp) {
  const guest = newGuest(testApp)
  await guest.introduce()
  const one = upload(squats(12))
  await guest.upload(one)
  const generate = async (claimed: Claimed) =>
    (await guest.generate({ strength: one.sessionId }, claimed)).data.assessmentId
  const isOpen = async (id: string) => (await guest.read(id)).data.isAssessmentUnlocked
  return { guest, generate, isOpen }
}

describeWithApp('a report claimed as paid for', testApp => {
  const db = () => testApp().database.db
  const reported = async (claimed: Claimed, app = testApp()) => {
    const { generate, isOpen } = await measured(app)
    return isOpen(await generate(claimed))
  }
  const counted = async (code: string) => {
    const [row] = await db().select().from(organisations).where(eq(organisations.code, code))
    return row?.unlocks
  }
  const command = (...words: string[]) =>
    organisationsCommand({ db: db(), now: testApp().clock.now, publicUrl: null }, words)

  it.each<Claimed>([
    { unlocked: true },
    { unlocked: true, organisation: 'insurer' },
    { unlocked: true, organisation: ' INSURER ' },
    { unlocked: true, organisation: 'insurer', organisationKey: '' },
    { unlocked: true, organisation: 'insurer', organisationKey: 'a-guess' },
    { unlocked: true, organisation: 'nobody', organisationKey: 'a-guess' },
    { unlocked: true, organisation: '__proto__' },
    { unlocked: true, organisation: 'my-own-club' },
    { unlocked: true, unlockKey: 'insurer' },
  ])('stays locked without a valid secret: %j', async claimed => {
    expect(await reported(claimed)).toBe(false)
  })

  it('is opened by the organisation’s secret link, and records it', async () => {
    const { guest, generate } = await measured(testApp())
    const before = await counted('insurer')
    const id = await generate(await organisationLink(testApp()))
    const [row] = await db().select().from(assessments).where(eq(assessments.id, id))
    expect(row).toMatchObject({ unlockReason: 'organisation', unlockSource: 'insurer' })
    expect((await guest.read(id)).data.fullReportData).not.toBeNull()
    expect(await counted('insurer')).toBe((before ?? 0) + 1)
    const metrics = await testApp().app.inject('/metrics')
    expect(metrics.body).toContain(
      'lithe_organisation_occurrences_total{occurrence="report-unlocked",organisation="insurer"}',
    )
  })

  it('can be opened later by a link, which counts as used once however often it is requested', async () => {
    const { generate, isOpen } = await measured(testApp())
    const id = await generate({})
    expect(await isOpen(id)).toBe(false)
    const claimed = await organisationLink(testApp(), 2)
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => generate(claimed))))).toEqual(
      new Set([id]),
    )
    expect(await isOpen(id)).toBe(true)
    expect([await reported(claimed), await reported(claimed)]).toEqual([true, false])
  }, 60_000)

  it('opens for only one of forty concurrent guests sharing a single-use link on two servers', async () => {
    const other = await makeTestApp(testApp().database)
    const claimed = await organisationLink(testApp())
    const before = await counted('insurer')
    const guests = await Promise.all(
      Array.from({ length: 40 }, (_, index) => measured(index % 2 ? other : testApp())),
    )
    const ids = await Promise.all(guests.map(({ generate }) => generate(claimed)))
    const open = await Promise.all(guests.map(({ isOpen }, index) => isOpen(ids[index] ?? '')))
    expect(open.filter(Boolean)).toHaveLength(1)
    expect(await counted('insurer')).toBe((before ?? 0) + 1)
    await other.app.close()
    await other.mailbox.close()
  }, 60_000)

  it('stays locked when the link is expired, disabled, unclaimed or another organisation’s', async () => {
    await command('create', 'other-club', '--name', 'Other club')
    const { organisationKey } = await organisationLink(testApp(), 100)
    expect(await reported({ unlocked: true, organisation: 'other-club', organisationKey })).toBe(false)
    expect(await reported({ organisation: 'insurer', organisationKey })).toBe(false)
    const [link] = await db().select().from(organisationLinks).where(eq(organisationLinks.maxUses, 100))
    expect(await command('disable', 'insurer', '--link', link?.id.slice(0, 8) ?? '')).toMatchObject({
      ok: true,
    })
    expect(await reported({ unlocked: true, organisation: 'insurer', organisationKey })).toBe(false)
    const late = await organisationLink(testApp())
    testApp().wait(25 * 3_600_000)
    expect(await reported(late)).toBe(false)
    const ofClub = await organisationLink(testApp(), 5, 'other-club')
    await command('disable', 'OTHER-club')
    expect(await reported(ofClub)).toBe(false)
  }, 60_000)

  it('is limited by the organisation’s cap, and a refusal uses up no link', async () => {
    await command('create', 'small-club', '--name', 'Small club', '--cap', '2')
    const links = await Promise.all([1, 2].map(() => organisationLink(testApp(), 5, 'small-club')))
    const all = await Promise.all([...links, ...links, ...links].map(claimed => reported(claimed)))
    expect(all.filter(Boolean)).toHaveLength(2)
    const uses = await db()
      .select({ uses: organisationLinks.uses })
      .from(organisationLinks)
      .where(eq(organisationLinks.organisation, 'small-club'))
    expect(uses.reduce((sum, link) => sum + link.uses, 0)).toBe(2)
  }, 60_000)

  it('records the demo key as its unlock reason', async () => {
    const { generate } = await measured(testApp())
    const id = await generate({ unlocked: true, unlockKey: demoUnlockKey })
    const [row] = await db().select().from(assessments).where(eq(assessments.id, id))
    expect(row).toMatchObject({ unlockReason: 'demo-key', unlockSource: null })
  })

  it.each([
    { unlockedAt: new Date() },
    { unlockReason: 'order' as const, unlockedAt: new Date() },
    { unlockReason: 'promo-code' as const, unlockSource: 'redemption' },
    { unlockSource: 'somebody' },
    { isInherited: true },
  ])('cannot be unlocked in the database without a reason: %j', async change => {
    const { generate } = await measured(testApp())
    const id = await generate({})
    await expect(db().update(assessments).set(change).where(eq(assessments.id, id))).rejects.toThrow()
  })
})
