import type { BrowserContext } from '@playwright/test'
import { rememberPerson, uploadResults } from '../steps/known-report.ts'

/**
 * Creates a person with a report in browser and server; returns its URL. Opens no page of the app, so that nothing is
 * cached.
 */
export async function leaveReport(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage()
  const by = await rememberPerson(page)
  await page.goto(`${origin}/favicon.svg`)
  const data = { ...by, sessions: await uploadResults(page, { origin, by }) }
  const answer = await context.request.post(`${origin}/api/lithe/generate-report`, { data })
  if (!answer.ok()) throw new Error(`No report was made: ${await answer.text()}`)
  const made = (await answer.json()) as { data: { assessmentId: string } }
  await page.close()
  return `${origin}/assessment/report/${made.data.assessmentId}`
}
