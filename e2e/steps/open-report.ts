import { expect, type Page } from '@playwright/test'
import { unlockKey } from '../playwright.config.ts'
import { consent, rememberPerson, uploadResults } from './known-report.ts'
import { makePastAssessments } from './past-assessments.ts'

/** Makes a report of all three movements on the real server without opening a page; returns its id. */
export async function makeReport(page: Page, lock: 'locked' | 'unlocked') {
  const caller = await rememberPerson(page)
  const unlocks = [lock === 'unlocked' ? { unlockKey } : null]
  const [assessmentId = ''] = await makePastAssessments(page, unlocks, caller)
  return assessmentId
}

export async function openReport(page: Page, lock: 'locked' | 'unlocked') {
  const assessmentId = await makeReport(page, lock)
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(page.getByRole('figure')).toBeVisible()
  return assessmentId
}

/** Opens a report with balance measured, flexibility refused and strength not done. */
export async function openReportWithGaps(page: Page) {
  const caller = await rememberPerson(page)
  const { balance } = await uploadResults(page, { by: caller })
  const flexibility = crypto.randomUUID()
  const { request } = page.context()
  await request.put(`/api/lithe/sessions/${flexibility}`, {
    data: {
      ...caller,
      movement: 'toe-touch',
      measured: { ok: false, reason: 'knees-bent', quality: null },
      measuredAt: new Date().toISOString(),
      consent,
    },
  })
  const answer = await request.post('/api/lithe/generate-report', {
    data: { ...caller, sessions: { balance, flexibility }, unlocked: true, unlockKey },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = (await answer.json()) as { data: { assessmentId: string } }
  await page.goto(`/assessment/report/${data.assessmentId}`)
  await expect(page.getByRole('figure')).toBeVisible()
}
