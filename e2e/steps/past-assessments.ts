import { expect, type Page } from '@playwright/test'
import { type Caller, callerOf, uploadResults } from './known-report.ts'

/** Makes reports on the real server, as if from earlier visits; oldest first. */
export async function makePastAssessments(
  page: Page,
  unlocks: readonly ({ unlockKey: string } | null)[],
  by?: Caller,
) {
  const caller = by ?? (await callerOf(page))
  const ids: string[] = []
  for (const unlock of unlocks) {
    const sessions = await uploadResults(page, { by: caller })
    const answer = await page.context().request.post('/api/lithe/generate-report', {
      data: { ...caller, sessions, ...(unlock ? { unlocked: true, ...unlock } : {}) },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    const { data } = (await answer.json()) as { data: { assessmentId: string } }
    ids.push(data.assessmentId)
  }
  return ids
}
