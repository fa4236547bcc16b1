import { consentVersion } from '@lithe/contracts/api'
import type { Measurement } from '@lithe/movements/catalog'
import { clearSideView, clearView } from '@lithe/movements/testing'
import { expect, type Page } from '@playwright/test'

export const person = { name: 'Ada', age: '62', sex: 'Female' } as const

export const measurements: readonly Measurement[] = [
  {
    movement: 'single-leg-stance',
    windowSeconds: 60,
    longestHoldSeconds: 31.4,
    holds: [{ fromSeconds: 2, toSeconds: 33.4, lifted: 'left' }],
    sway: 0.02,
    quality: clearView,
  },
  {
    movement: 'toe-touch',
    windowSeconds: 30,
    minHipDegrees: 82.4,
    kneeDegrees: 172,
    minHipDegreesWithBentKnees: null,
    quality: clearSideView,
  },
  { movement: 'squat', windowSeconds: 30, reps: 16, partials: 2, deepestDegrees: 84, quality: clearView },
]

/** Additional measurements of an organisation's set. */
export const furtherMeasurements: readonly Measurement[] = [
  {
    movement: 'jumping-jack',
    windowSeconds: 60,
    reps: 31,
    partials: 1,
    deepestDegrees: null,
    quality: clearView,
  },
  { movement: 'push-up', windowSeconds: 60, reps: 12, partials: 1, deepestDegrees: 86, quality: clearView },
  {
    movement: 'plank',
    windowSeconds: 120,
    longestHoldSeconds: 38.2,
    holds: [{ fromSeconds: 3, toSeconds: 41.2 }],
    quality: clearSideView,
  },
  {
    movement: 'sit-and-reach',
    windowSeconds: 60,
    minHipDegrees: 74.6,
    kneeDegrees: 170,
    minHipDegreesWithBentKnees: null,
    quality: clearSideView,
  },
]

/** Consent as the privacy page sends it. */
export const consent = {
  version: consentVersion,
  givenAt: '2026-11-01T08:00:00.000Z',
  isByGuardian: false,
} as const

/** The person the app speaks for. */
export type Caller = { userIdentifier: string; source: 'web' }

const remembered = new WeakMap<Page, Caller>()

/**
 * Stores a person with consent in this browser, as the app would, unless one exists; returns the person. A page
 * remembers one person, however often this is called.
 */
export async function rememberPerson(
  page: Page,
  known: Record<keyof typeof person, string> = person,
): Promise<Caller> {
  const before = remembered.get(page)
  if (before) return before
  const caller: Caller = { userIdentifier: `user_${crypto.randomUUID()}`, source: 'web' }
  remembered.set(page, caller)
  const states = {
    'onboarding-data': { ...known, isMuted: true },
    'user-id': { userIdentifier: caller.userIdentifier },
    consents: { given: { [caller.userIdentifier]: consent }, guardianOf: [] },
  }
  await page.addInitScript(kept => {
    // Only once per tab, so that a forgotten person stays forgotten. The app clears storage but not the tab's name.
    const isIntroduced = window.name === 'introduced'
    window.name = 'introduced'
    if (isIntroduced || ['user-id', 'onboarding-data'].some(key => localStorage.getItem(key) !== null)) return
    for (const [key, state] of Object.entries(kept))
      localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  }, states)
  return caller
}

/** The person that the app uses on this page; on a prerendered page, available once its scripts have run. */
export async function callerOf(page: Page): Promise<Caller> {
  const stored = await page.waitForFunction(() => localStorage.getItem('user-id'))
  const { state } = JSON.parse((await stored.jsonValue()) ?? '{}') as { state?: { userIdentifier?: string } }
  const { userIdentifier = '' } = state ?? {}
  expect(userIdentifier, 'the app has given itself an identifier').toBeTruthy()
  return { userIdentifier, source: 'web' }
}

/** Sends three results to the real server for a person, by default the page's; returns their ids by test. */
export async function uploadResults(page: Page, { origin = '', by }: { origin?: string; by?: Caller } = {}) {
  const caller = by ?? (await callerOf(page))
  const request = page.context().request
  const ids: string[] = []
  await request.put(`${origin}/api/lithe/user`, { data: { ...caller, userDetails: person } })
  for (const measurement of measurements) {
    const sessionId = crypto.randomUUID()
    const answer = await request.put(`${origin}/api/lithe/sessions/${sessionId}`, {
      data: {
        ...caller,
        movement: measurement.movement,
        measured: { ok: true, measurement },
        measuredAt: new Date().toISOString(),
        consent,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    ids.push(sessionId)
  }
  const [balance = '', flexibility = '', strength = ''] = ids
  return { balance, flexibility, strength }
}

/** Leaves an unsent result in the browser, as a finished player would. */
export async function leaveUnsent(page: Page) {
  const upload = {
    ...(await callerOf(page)),
    movement: 'squat',
    measured: { ok: false, reason: 'no-person', quality: null },
    measuredAt: new Date().toISOString(),
    consent,
  }
  const item = { version: 1, sessionId: crypto.randomUUID(), upload, refusedBecause: null }
  await page.evaluate(kept => localStorage.setItem(`outbox:${kept.sessionId}`, JSON.stringify(kept)), item)
  return item
}
