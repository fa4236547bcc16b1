import { expect, type Page } from '@playwright/test'
import { unlockKey } from '../playwright.config.ts'
import { callerOf, consent, rememberPerson, uploadResults } from './known-report.ts'
import { makePastAssessments } from './past-assessments.ts'

/** Someone who has introduced herself, on a page of the app. */
export async function arrive(page: Page) {
  await rememberPerson(page)
  await page.goto('/longevity-test')
  await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
}

/** Makes a report of all three movements on the real server, and gives back its id. */
export async function makeReport(page: Page, lock: 'locked' | 'unlocked') {
  await arrive(page)
  const [assessmentId = ''] = await makePastAssessments(page, [lock === 'unlocked' ? { unlockKey } : null])
  return assessmentId
}

export async function openReport(page: Page, lock: 'locked' | 'unlocked') {
  const assessmentId = await makeReport(page, lock)
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(page.getByRole('figure')).toBeVisible()
  return assessmentId
}

/** A report in which balance was measured, flexibility was refused and strength was never done. */
export async function openReportWithGaps(page: Page) {
  await arrive(page)
  const { balance } = await uploadResults(page)
  const flexibility = crypto.randomUUID()
  const [caller, { request }] = [await callerOf(page), page.context()]
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
