import { type APIRequestContext, expect } from '@playwright/test'
import type { Walk } from './walk.ts'

type Kept = { sessions: { sessionId: string }[]; assessments: { assessmentId: string }[] }
type Export = { person: Kept; profiles: Kept[] }

async function keptOf(
  request: APIRequestContext,
  origin: string,
  { userIdentifier, source }: { userIdentifier: string; source: string },
) {
  const answer = await request.get(`${origin}/api/lithe/me/export`, {
    headers: { 'lithe-user': encodeURIComponent(userIdentifier), 'lithe-source': source },
  })
  if (!answer.ok()) return null
  const { data } = (await answer.json()) as { data: Export }
  const kept = [data.person, ...data.profiles]
  return kept.flatMap(({ sessions, assessments }) => [
    ...sessions.map(({ sessionId }) => sessionId),
    ...assessments.map(({ assessmentId }) => assessmentId),
  ])
}

/** The network comes back, the app is opened once more, and everything that is wanted must reach the server. */
export async function closeVisit(walk: Walk, origin: string): Promise<string[]> {
  const { here, weather, book, context } = walk
  const isTold = () => book.unsent() === 0
  await weather.clear()
  await here.evaluate(() => localStorage.removeItem('of another app')).catch(() => {})
  const becomesTold = (timeout: number) =>
    expect
      .poll(isTold, { timeout })
      .toBe(true)
      .catch(() => {})
  if (!isTold()) await becomesTold(10_000)
  if (!isTold()) {
    await here.goto(`${origin}/longevity-test`, { waitUntil: 'domcontentloaded' })
    await becomesTold(40_000)
  }
  const answers = await Promise.all(book.callers().map(caller => keptOf(context.request, origin, caller)))
  const { sessions, reports } = book.wanted()
  const kept = new Set(answers.flatMap(answer => answer ?? []))
  // Whoever has signed out cannot be asked what is theirs.
  const isAllAsked = answers.every(answer => answer !== null)
  const unsent = isTold() ? [] : ['with the network back, not every result reached the server']
  if (!isAllAsked) return unsent
  return [
    ...unsent,
    ...sessions.filter(id => !kept.has(id)).map(id => `the server no longer has result ${id}`),
    ...reports.filter(id => !kept.has(id)).map(id => `the server no longer has report ${id}`),
  ]
}
