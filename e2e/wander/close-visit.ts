import { type APIRequestContext, expect, type Page } from '@playwright/test'
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

type Owed = { userIdentifier: string; sessions: Record<string, string | string[]> }

/** Owed reports that the device mentions. */
const owedHere = (page: Page) =>
  page.evaluate(() => {
    const stateOf = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}').state ?? {}
    const owed: Owed[] = stateOf('owed-reports').owed ?? []
    return { owed, userIdentifier: String(stateOf('user-id').userIdentifier) }
  })

/** A report that was requested but never delivered is owed, and is offered on the first page. */
async function unmadeReports({ here, book }: Walk, origin: string): Promise<string[]> {
  const asked = book.askedFor()
  if (asked.length === 0) return []
  await here.goto(`${origin}/longevity-test`, { waitUntil: 'domcontentloaded' })
  const { owed, userIdentifier } = await owedHere(here)
  const owedTo = new Map(owed.map(report => [Object.values(report.sessions).flat().sort().join(), report]))
  const lost = asked.filter(key => !owedTo.has(key)).map(key => `a report is neither made nor owed: ${key}`)
  if (lost.length > 0 || !owed.some(report => report.userIdentifier === userIdentifier)) return lost
  const isOffered = await expect(here.getByRole('button', { name: 'See my report' }))
    .toBeVisible({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    )
  return isOffered ? [] : ['a report is owed, and nothing offers it']
}

/** Restores the network and the clock, and reopens the app; everything wanted must reach the server. */
export async function closeVisit(walk: Walk, origin: string): Promise<string[]> {
  const { here, weather, clock, book, context } = walk
  const isTold = () => book.unsent() === 0
  await weather.clear()
  await clock.set(0)
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
  const unmade = await unmadeReports(walk, origin)
  const answers = await Promise.all(book.callers().map(caller => keptOf(context.request, origin, caller)))
  const { sessions, reports } = book.wanted()
  const kept = new Set(answers.flatMap(answer => answer ?? []))
  // A signed-out person's data cannot be queried.
  const isAllAsked = answers.every(answer => answer !== null)
  const unsent = isTold() ? [] : ['with the network back, not every result reached the server']
  if (!isAllAsked) return [...unsent, ...unmade]
  return [
    ...unsent,
    ...unmade,
    ...sessions.filter(id => !kept.has(id)).map(id => `the server no longer has result ${id}`),
    ...reports.filter(id => !kept.has(id)).map(id => `the server no longer has report ${id}`),
  ]
}
