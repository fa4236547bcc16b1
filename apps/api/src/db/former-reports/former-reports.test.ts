import { readReport } from '@lithe/contracts/api'
import { eq, inArray } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { callEndpoint } from '../../testing/call.ts'
import { describeOnBothEngines } from '../../testing/each-engine.ts'
import { newGuest } from '../../testing/new-guest.ts'
import { reportedGuest } from '../../testing/reported-guest.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { Database } from '../database.ts'
import { assessments, isToldInSentences } from '../schema/assessments.ts'
import { recallStoredReports } from './former-reports.ts'
import { asSpacedThen, storedAt540b955f, storedAtBc4d84a } from './testing/stored-before.ts'

const former = [...storedAtBc4d84a, ...storedAt540b955f]

describeOnBothEngines('reports stored in sentences', testApp => {
  const db = () => testApp().database.db

  /** A person with all of them, each opened by the demo key, twice over: more than are done at a time. */
  async function keepFormer() {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const [like] = await db().select().from(assessments).where(eq(assessments.id, assessmentId))
    if (!like) throw new Error('the guest has a report')
    const { id: _id, ...row } = like
    const opened = { unlockReason: 'demo-key' as const, unlockedAt: testApp().clock.now }
    const rows = [...former, ...former].map((stored, index) => ({
      ...row,
      ...stored,
      ...opened,
      sessionIds: [`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`],
    }))
    const kept = await db().insert(assessments).values(rows).returning({ id: assessments.id })
    const ids = kept.map(({ id }) => id)
    const readAll = async () => {
      const read = await Promise.all(ids.map(id => guest.read(id)))
      return read.map(({ data: { freeReportData, fullReportData } }) => {
        // Made of the codes when a report is read.
        const { week: _, ...stored } = fullReportData ?? { week: [] }
        return { freeReportData, fullReportData: stored }
      })
    }
    const countInSentences = async () =>
      (await db().select().from(assessments).where(inArray(assessments.id, ids))).filter(
        ({ fullReport }) => typeof fullReport.description === 'string',
      ).length
    return { ids, readAll, countInSentences }
  }

  const asStored = [...former, ...former].map(({ freeReport, fullReport }) => ({
    freeReportData: freeReport,
    fullReportData: fullReport,
  }))

  it('read before they become codes and after as they were stored, also where the server ends in between', async () => {
    const { ids, readAll, countInSentences } = await keepFormer()
    expect(asSpacedThen(await readAll())).toEqual(asStored)

    let begun = 0
    const endsSoon = new Proxy(db(), {
      get(target, name) {
        if (name === 'transaction' && ++begun > 1) throw new Error('the server ends')
        return Reflect.get(target, name, target)
      },
    }) as Database
    await expect(recallStoredReports(endsSoon)).rejects.toThrow('the server ends')
    expect(await countInSentences()).toBe(ids.length - 50)
    expect(asSpacedThen(await readAll())).toEqual(asStored)

    const [one, other] = await Promise.all([recallStoredReports(db()), recallStoredReports(db())])
    expect(one + other).toBe(ids.length - 50)
    expect(await db().select().from(assessments).where(isToldInSentences(assessments.freeReport))).toEqual([])
    expect(await countInSentences()).toBe(0)
    expect(asSpacedThen(await readAll())).toEqual(asStored)
    expect(await recallStoredReports(db())).toBe(0)
  })

  it('become codes when the server starts', async () => {
    const { ids } = await keepFormer()
    expect(ids.length).toBeGreaterThan(50)
    const inSentences = () => db().select().from(assessments).where(isToldInSentences(assessments.freeReport))
    const { app, mailbox } = await makeTestApp(testApp().database, { jobs: {} })
    await app.ready()
    await vi.waitUntil(async () => (await inSentences()).length === 0, { timeout: 20_000 })
    await app.close()
    await mailbox.close()
  })

  it.each(['en-XA', 'ar-XB'])('one stored now reads in %s, as its reader asks', async language => {
    const { guest, assessmentId } = await reportedGuest(testApp())
    const asked = await callEndpoint(
      testApp().app,
      readReport,
      `/report/${assessmentId}`,
      { userIdentifier: guest.userIdentifier, source: 'web' },
      { headers: { 'accept-language': `de;q=0.4, ${language}, en;q=0.8` } },
    )
    const { description } = asked.data.freeReportData
    expect(description).not.toMatch(/(?<![\p{L}\u202e])[A-Za-z]{2,}(?!\p{L})/u)
    expect(description).not.toBe((await guest.read(assessmentId)).data.freeReportData.description)
    expect((await newGuest(testApp()).read(assessmentId)).error).toBe('unknown-report')
  })
})
