import type { BrowserContext, Page, Request, Response } from '@playwright/test'

type Caller = { userIdentifier: string; source: string }

type Result = {
  owner: string | null
  fate: 'reported' | 'acknowledged' | 'given up'
  /** Whether it was finished while storage was full, and is kept only as long as the page is open. */
  isHeld: boolean
}

const isSession = /\/api\/lithe\/sessions\/([0-9a-f-]{36})$/
const outboxKey = 'outbox:'

const callerOf = (request: Request): Caller | null => {
  const body = request.postData() ? (request.postDataJSON() as Partial<Caller>) : {}
  const userIdentifier = body.userIdentifier ?? decodeURIComponent(request.headers()['lithe-user'] ?? '')
  return userIdentifier ? { userIdentifier, source: body.source ?? 'web' } : null
}

const reportKey = (sessions: Record<string, string | string[]>) =>
  Object.values(sessions).flat().sort().join()

const keptHere = (page: Page) =>
  page.evaluate(prefix => {
    const keys = Object.keys(localStorage)
    return keys.filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length))
  }, outboxKey)

/** Keeps every result reported done or accepted by the server; each must exist somewhere while it is wanted. */
export function keepResultBook(context: BrowserContext) {
  const results = new Map<string, Result>()
  const reports = new Map<string, { owner: string; isGivenUp: boolean }>()
  /** Report requests without a response, by measurements. */
  const asked = new Map<string, { isHeld: boolean }>()
  const callers = new Map<string, Caller>()
  let isStoreFull = false

  function giveUp(isTheirs: (owner: string | null) => boolean) {
    for (const result of results.values()) if (isTheirs(result.owner)) result.fate = 'given up'
    for (const report of reports.values()) if (isTheirs(report.owner)) report.isGivenUp = true
    asked.clear()
  }

  const askedIn = (request: Request) =>
    request.url().endsWith('/generate-report') && request.method() === 'POST'
      ? reportKey((request.postDataJSON() as { sessions: Record<string, string | string[]> }).sessions)
      : null

  async function read(response: Response) {
    const request = response.request()
    const { pathname } = new URL(request.url())
    const key = askedIn(request)
    // Any response except a temporary failure settles it.
    if (key && response.status() < 500 && response.status() !== 429) asked.delete(key)
    if (!pathname.startsWith('/api/') || !response.ok()) return
    const caller = callerOf(request)
    if (!caller) return
    callers.set(caller.userIdentifier, caller)
    const [, sessionId] = isSession.exec(pathname) ?? []
    if (sessionId && request.method() === 'PUT')
      results.set(sessionId, { owner: caller.userIdentifier, fate: 'acknowledged', isHeld: false })
    if (request.method() === 'DELETE' && !pathname.includes('/devices'))
      giveUp(owner => owner === null || owner.startsWith(caller.userIdentifier.split('~')[0] ?? ''))
    if (pathname.endsWith('/generate-report')) {
      const { data } = (await response.json()) as { data?: { assessmentId?: string } }
      if (data?.assessmentId)
        reports.set(data.assessmentId, { owner: caller.userIdentifier, isGivenUp: false })
    }
  }
  // A response may disappear with the page that requested it.
  context.on('response', response => void read(response).catch(() => {}))

  context.on('request', request => {
    const key = askedIn(request)
    if (key) asked.set(key, { isHeld: isStoreFull })
  })

  return {
    callers: () => [...callers.values()],
    hear(message: unknown) {
      const { sessionId } = message as { sessionId: string }
      if (!results.has(sessionId))
        results.set(sessionId, { owner: null, fate: 'reported', isHeld: isStoreFull })
    },
    /** Clearing the device discards unsent results. */
    giveUpUnsent() {
      for (const result of results.values()) if (result.fate === 'reported') result.fate = 'given up'
      asked.clear()
    },
    fillStore(isFull: boolean) {
      isStoreFull = isFull
    },
    /** A new document replaces the one that held results. */
    loadAnew() {
      for (const result of results.values())
        if (result.fate === 'reported' && result.isHeld) result.fate = 'given up'
      for (const [key, { isHeld }] of asked) if (isHeld) asked.delete(key)
    },
    measured: () => results.size,
    made: () => reports.size,
    /** Results reported done that are neither on the server nor on the device. */
    async lost(page: Page): Promise<string[]> {
      const unsent = [...results]
        .filter(([, { fate, isHeld }]) => fate === 'reported' && !isHeld)
        .map(([id]) => id)
      if (unsent.length === 0) return []
      const kept = await keptHere(page)
      return unsent.filter(id => !kept.includes(id) && results.get(id)?.fate === 'reported')
    },
    unsent: () => [...results.values()].filter(({ fate }) => fate === 'reported').length,
    askedFor: () => [...asked.keys()],
    wanted: () => ({
      sessions: [...results].filter(([, { fate }]) => fate !== 'given up').map(([id]) => id),
      reports: [...reports].filter(([, { isGivenUp }]) => !isGivenUp).map(([id]) => id),
    }),
  }
}
export type ResultBook = ReturnType<typeof keepResultBook>
