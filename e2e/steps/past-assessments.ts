import { expect, type Page } from '@playwright/test'
import { callerOf, uploadResults } from './known-report.ts'

/** Makes reports on the real server for the person of this page, as earlier visits would have; oldest first. */
export async function makePastAssessments(page: Page, unlocks: readonly ({ unlockKey: string } | null)[]) {
  const ids: string[] = []
  for (const unlock of unlocks) {
    const sessions = await uploadResults(page)
    const answer = await page.context().request.post('/api/lithe/generate-report', {
      data: { ...(await callerOf(page)), sessions, ...(unlock ? { unlocked: true, ...unlock } : {}) },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    const { data } = (await answer.json()) as { data: { assessmentId: string } }
    ids.push(data.assessmentId)
  }
  return ids
}
