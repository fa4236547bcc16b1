import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { type Pepper, peppered } from '../secrets/pepper.ts'
import { openCounts } from './counts.ts'
import { networksOf } from './network-of.ts'

const minute = 60
const hour = 60 * minute

type Cap = {
  /** Scope: IP address, keeper with all profiles, or order. */
  per: 'network' | 'keeper' | 'order'
  /** Allowed calls per window. */
  points: number
  /** Window in seconds. */
  duration: number
  /** Counted in memory first and flushed later (see `openCounts`): for calls made in every visit. */
  isSettledLater?: boolean
}

/** Rate limits. Each lies far above what a household, or a village behind one IP address, needs. */
export const caps = {
  /** Whole villages share one mobile IP address. */
  send: { per: 'network', points: 100, duration: hour },
  /** Beyond `send`, each code costs a proof of work, so one visitor cannot shut out others on the network. */
  'send-with-work': { per: 'network', points: 300, duration: hour },
  /** Codes tried over many email addresses; each address is also locked after five wrong codes. */
  verify: { per: 'network', points: 300, duration: 10 * minute },
  /** Google sign-in makes two calls: for a nonce, then with the proof. */
  'sign-in': { per: 'network', points: 300, duration: 10 * minute },
  /** New-device emails: enough for a family setting up its phones; more would bury the one that matters. */
  notice: { per: 'keeper', points: 10, duration: hour },
  /** Two calls per passkey; allows ten attempts abandoned at the fingerprint prompt. */
  passkey: { per: 'keeper', points: 30, duration: hour },
  /** Pressed repeatedly while the other browser is slow to open. */
  'browser-link': { per: 'keeper', points: 30, duration: hour },
  /** An afternoon at a fair on one Wi-Fi; keeps a script from filling the people table. */
  'new-person': { per: 'network', points: 1000, duration: hour },
  /** A visit makes three to five measurements; allows a large family a month's backlog. */
  upload: { per: 'keeper', points: 300, duration: hour, isSettledLater: true },
  /** Five per new person at the fair; at 64 kB each, at most 320 MB an hour. */
  'upload-of-network': { per: 'network', points: 5000, duration: hour, isSettledLater: true },
  /** One per visit, plus retries. */
  report: { per: 'keeper', points: 100, duration: hour, isSettledLater: true },
  /** A household passing the phone around makes a handful each. */
  'report-of-day': { per: 'keeper', points: 200, duration: 24 * hour, isSettledLater: true },
  /** Daily total of a household: three movements, ten times, for thirty profiles. */
  'upload-of-day': { per: 'keeper', points: 1000, duration: 24 * hour, isSettledLater: true },
  /** One per visit to the start page and none while it stays open: twelve visits for everyone in a village. */
  fetch: { per: 'keeper', points: 600, duration: hour, isSettledLater: true },
  'fetch-of-network': { per: 'network', points: 20_000, duration: hour, isSettledLater: true },
  /** More wrong codes than anyone mistypes. */
  promo: { per: 'keeper', points: 20, duration: hour },
  /** A hall sharing one code, two attempts each; guests are free to create, networks are not. */
  'promo-of-network': { per: 'network', points: 400, duration: hour },
  /** A whole fair arriving by one link, twice; negligible for guessing keys. */
  organisation: { per: 'network', points: 3000, duration: hour },
  /** Each creates a page at the provider; moving between report and payment creates none. */
  checkout: { per: 'keeper', points: 30, duration: hour },
  /** A waiting page polls every three seconds; beyond this it gets the last known answer, not an error. */
  'provider-books': { per: 'order', points: 5, duration: 10 },
  /** Four variants for a handful of reports; each is drawn and sent. */
  card: { per: 'keeper', points: 20, duration: hour },
  /** Changes of week and time; only one reminder is pending at a time. */
  reminder: { per: 'keeper', points: 30, duration: hour },
  /** The most expensive read. */
  export: { per: 'keeper', points: 20, duration: hour },
  /** A village hall exporting at once; guests are free for a script to create. */
  'export-of-network': { per: 'network', points: 400, duration: hour },
  /** A repeated press by the same person does not count twice. */
  referral: { per: 'keeper', points: 1, duration: 24 * hour },
} as const satisfies Record<string, Cap>

export type CapName = keyof typeof caps

type Allowance = { isAllowed: true } | { isAllowed: false; waitSeconds: number }

/** Counts a call and tells whether it is within its limit. `who` is an IP address, keeper or order id. */
export type Limits = (cap: CapName, who: string) => Promise<Allowance>

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/**
 * Counts through `openCounts`, so limits hold across servers; `settle` flushes deferred counts at once. Call outside
 * transactions: a rollback must not undo the count, and PGlite has a single connection.
 */
export function databaseLimits(db: Database, { counters }: Pepper): Limits & { settle(): Promise<void> } {
  const counts = openCounts(db)

  /** Milliseconds to wait, or null when admitted. */
  const consume = (cap: CapName, name: string, widens: number) => {
    const { per, duration, points, isSettledLater = false }: Cap = caps[cap]
    const what = widens === 1 ? cap : `${cap}-of-${widens}`
    const key = `${what}:${peppered(counters, per, name)}`
    return counts.consume({ key, points: points * widens, duration, isSettledLater })
  }

  const ask: Limits = async (cap, who) => {
    const counted = caps[cap].per === 'network' ? networksOf(who) : [{ name: who, widens: 1 }]
    // Narrowest first: a subscriber over its own limit must not use up its neighbours'.
    for (const { name, widens } of counted) {
      const waitMs = await consume(cap, name, widens)
      if (waitMs !== null) return { isAllowed: false, waitSeconds: secondsOf(waitMs) }
    }
    return { isAllowed: true }
  }
  return Object.assign(ask, { settle: counts.settleAll })
}

/** Counts a call and tells whether it is within its limit. */
export type AskLimits = (cap: CapName, who: string) => Promise<boolean>

/** Limits for verbs: a refusal also tells the caller how long to wait. */
export const askLimits =
  (limits: Limits, reply: FastifyReply): AskLimits =>
  async (cap, who) => {
    const answer = await limits(cap, who)
    if (!answer.isAllowed) reply.header('retry-after', answer.waitSeconds)
    return answer.isAllowed
  }
