import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { assessments } from '../ground/db/schema/assessments.ts'
import { people } from '../ground/db/schema/people.ts'
import { identifierDigest } from '../ground/secrets/pepper.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId, newGuest } from '../testing/new-guest.ts'
import { makeReport, reportedGuest } from '../testing/reported-guest.ts'

const nobody = { name: '', age: '', sex: '' }

describeWithApp('signing in with a guest', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  const reportsIn = ({ data }: { data: { assessmentsData: { assessmentId: string }[] } }) =>
    data.assessmentsData.map(({ assessmentId }) => assessmentId)

  /** Creates a guest and two profiles, each with a report. */
  async function family() {
    const id = guestId()
    const own = await reportedGuest(testApp(), id)
    const emil = await profileOf(id, '1777881600001', 'Emil')
    const vera = await profileOf(id, '1777881600002', 'Vera')
    return { id, own: own.assessmentId, emil, vera }
  }

  async function profileOf(keeper: string, suffix: string, name: string) {
    const profile = newGuest(testApp(), `${keeper}~${suffix}`)
    await profile.introduce({ name, age: '71', sex: 'Male' })
    return { suffix, assessmentId: await makeReport(profile, 9) }
  }

  it('brings the guest’s profiles and their reports to the account', async () => {
    const guest = await family()
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.id })
    expect(reportsIn(await rosa.fetch())).toEqual([guest.own])
    for (const [name, profile] of [
      ['Emil', guest.emil],
      ['Vera', guest.vera],
    ] as const) {
      const answer = await rosa.fetch(`${rosa.email}~${profile.suffix}`)
      expect(answer.data.userDetails?.name).toBe(name)
      expect(reportsIn(answer)).toEqual([profile.assessmentId])
    }
  })

  it('leaves nothing under the ids of guest or profiles', async () => {
    const guest = await family()
    await newAccount(testApp()).signIn({ userIdentifier: guest.id })
    for (const id of [guest.id, `${guest.id}~${guest.emil.suffix}`]) {
      const answer = await newGuest(testApp(), id).fetch()
      expect(answer.data).toEqual({ userDetails: nobody, assessmentsData: [] })
    }
  })

  it('changes nothing when repeated, except to bring what the guest did meanwhile', async () => {
    const guest = await family()
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.id })
    const before = [await rosa.fetch(), await rosa.fetch(`${rosa.email}~${guest.emil.suffix}`)]
    wait(120_000)
    await rosa.signIn({ userIdentifier: guest.id })
    const after = [await rosa.fetch(), await rosa.fetch(`${rosa.email}~${guest.emil.suffix}`)]
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))

    const late = await profileOf(guest.id, guest.emil.suffix, 'Emil the younger')
    wait(120_000)
    await rosa.signIn({ userIdentifier: guest.id })
    const emil = await rosa.fetch(`${rosa.email}~${guest.emil.suffix}`)
    expect(emil.data.userDetails?.name).toBe('Emil')
    expect(reportsIn(emil).sort()).toEqual([guest.emil.assessmentId, late.assessmentId].sort())
  })

  it('merges profiles with the same suffix: both reports, the account’s name', async () => {
    const [first, second] = [await family(), guestId()]
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: first.id })
    const { suffix, assessmentId } = first.vera
    const other = await profileOf(second, suffix, 'V.')
    wait(120_000)
    await rosa.signIn({ userIdentifier: second })
    const vera = await rosa.fetch(`${rosa.email}~${suffix}`)
    expect(vera.data.userDetails?.name).toBe('Vera')
    expect(reportsIn(vera).sort()).toEqual([assessmentId, other.assessmentId].sort())
    const kept = await testApp().database.db.select().from(people).where(eq(people.name, 'V.'))
    expect(kept).toEqual([])
  })

  it('succeeds when both have a report on the same measurements', async () => {
    const { db } = testApp().database
    const guest = await family()
    const rosa = newAccount(testApp())
    await rosa.signIn({ userIdentifier: guest.id })
    await newGuest(testApp(), guest.id).fetch()
    const isGuest = eq(people.identifierDigest, identifierDigest(guest.id))
    const [left] = await db.select({ id: people.id }).from(people).where(isGuest)
    const [report] = await db.select().from(assessments).where(eq(assessments.id, guest.own))
    if (!left || !report) throw new Error('the guest and the report are there')
    await db.insert(assessments).values({ ...report, id: crypto.randomUUID(), personId: left.id })
    wait(120_000)
    expect((await rosa.signIn({ userIdentifier: guest.id })).status).toBe(200)
    expect(reportsIn(await rosa.fetch())).toEqual([guest.own])
  })

  it('gives everything to one of many concurrent accounts, and signs all of them in', async () => {
    const guest = await family()
    const accounts = Array.from({ length: 6 }, () => newAccount(testApp()))
    for (const account of accounts) await account.askForCode()
    const answers = await Promise.all(
      accounts.map(account => account.verify(account.code(), { userIdentifier: guest.id })),
    )
    expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200))
    const suffixes = ['', `~${guest.emil.suffix}`, `~${guest.vera.suffix}`]
    const reports = await Promise.all(
      accounts.map(async ({ email, fetch }) =>
        (await Promise.all(suffixes.map(async suffix => reportsIn(await fetch(email + suffix))))).flat(),
      ),
    )
    const all = [guest.own, guest.emil.assessmentId, guest.vera.assessmentId]
    expect(reports.filter(one => one.length > 0)).toEqual([all])
  }, 30_000)

  it('loses no concurrent upload: it moves now or at the next sign-in', async () => {
    const guest = newGuest(testApp())
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const uploads = Array.from({ length: 12 }, (_, reps) => upload(squats(reps + 1)))
    const [signedIn, ...kept] = await Promise.all([
      rosa.verify(rosa.code(), { userIdentifier: guest.userIdentifier }),
      ...uploads.map(guest.upload),
    ])
    expect(signedIn.status).toBe(200)
    expect(kept.map(({ data }) => data.stored)).toEqual(uploads.map(() => 'new'))
    const late = upload(squats(20))
    expect((await guest.upload(late)).data.stored).toBe('new')
    wait(120_000)
    await rosa.signIn({ userIdentifier: guest.userIdentifier })
    for (const measured of [...uploads, late])
      expect((await newGuest(testApp(), guest.userIdentifier).upload(measured)).error).toBe('session-taken')
  }, 30_000)
})
