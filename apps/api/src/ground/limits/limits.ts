import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { type Pepper, peppered } from '../secrets/pepper.ts'
import { openCounts } from './counts.ts'
import { networksOf } from './network-of.ts'

const minute = 60
const hour = 60 * minute

type Cap = {
  /** What it counts by: a network address, a person with the profiles they keep, or an order. */
  per: 'network' | 'keeper' | 'order'
  /** How often, */
  points: number
  /** within how many seconds. */
  duration: number
  /** Counted in memory first and in the database a moment later, as `openCounts` says: for what is done in every visit. */
  isSettledLater?: boolean
}

/** How often each thing may be done. Each number lies far above what a household, or a village on one address, does. */
export const caps = {
  /** Whole villages share one address of a mobile network. */
  send: { per: 'network', points: 100, duration: hour },
  /** Past that, each costs its browser a puzzle: one visitor of a shared network does not shut the others out. */
  'send-with-work': { per: 'network', points: 300, duration: hour },
  /** Codes tried over many addresses at once; five wrong ones lock each of them anyway. */
  verify: { per: 'network', points: 300, duration: 10 * minute },
  /** A sign-in with Google asks twice: for a nonce, then with the proof. */
  'sign-in': { per: 'network', points: 300, duration: 10 * minute },
  /** Mails about new devices: a family that sets up its phones; more would only bury the one that matters. */
  notice: { per: 'keeper', points: 10, duration: hour },
  /** Each key takes two calls; broken off at the fingerprint and begun again, ten times over. */
  passkey: { per: 'keeper', points: 30, duration: hour },
  /** Pressed again and again while the other browser is slow to open. */
  'browser-link': { per: 'keeper', points: 30, duration: hour },
  /** An afternoon at a fair, on one Wi-Fi; a script would fill the table of people. */
  'new-person': { per: 'network', points: 1000, duration: hour },
  /** A visit is three to five measurements; this is a large family with a month to catch up on. */
  upload: { per: 'keeper', points: 300, duration: hour, isSettledLater: true },
  /** Five for each new person: the fair again. At 64 kB each it is 320 MB an hour at the very worst. */
  'upload-of-network': { per: 'network', points: 5000, duration: hour, isSettledLater: true },
  /** One a visit, and a few more where measurements are tried out. */
  report: { per: 'keeper', points: 100, duration: hour, isSettledLater: true },
  /** And a household that takes the phone around all day makes a handful for each of them. */
  'report-of-day': { per: 'keeper', points: 200, duration: 24 * hour, isSettledLater: true },
  /** With the one above, all that is kept of a household in a day: three movements, ten times over, for each of thirty. */
  'upload-of-day': { per: 'keeper', points: 1000, duration: 24 * hour, isSettledLater: true },
  /** Each visit to the start page asks once, and a page left open asks no more; a village, twelve times each. */
  fetch: { per: 'keeper', points: 600, duration: hour, isSettledLater: true },
  'fetch-of-network': { per: 'network', points: 20_000, duration: hour, isSettledLater: true },
  /** No code is mistyped twenty times. */
  promo: { per: 'keeper', points: 20, duration: hour },
  /** A hall full of people with one code, two tries each; to a guesser a new guest is free, a network is not. */
  'promo-of-network': { per: 'network', points: 400, duration: hour },
  /** A whole fair comes by one link, perhaps twice; for guessing keys it is nothing. */
  organisation: { per: 'network', points: 3000, duration: hour },
  /** Each makes the provider make a page; going back and forth between report and payment makes none. */
  checkout: { per: 'keeper', points: 30, duration: hour },
  /** A waiting page looks every three seconds; past this it is told what was found last, and not refused. */
  'provider-books': { per: 'order', points: 5, duration: 10 },
  /** Four choices of what stands on it, for a handful of reports; each is a picture to draw and to send. */
  card: { per: 'keeper', points: 20, duration: hour },
  /** Weeks and times tried out, each of which may be a message; a person has one reminder at most. */
  reminder: { per: 'keeper', points: 30, duration: hour },
  /** The dearest read there is. */
  export: { per: 'keeper', points: 20, duration: hour },
  /** A village whose whole hall takes its data home at once; to a script a new guest is free. */
  'export-of-network': { per: 'network', points: 400, duration: hour },
  /** A link is passed on to people; the same person pressing it again is no second one. */
  referral: { per: 'keeper', points: 1, duration: 24 * hour },
} as const satisfies Record<string, Cap>

export type CapName = keyof typeof caps

type Allowance = { isAllowed: true } | { isAllowed: false; waitSeconds: number }

/** Whether a call stays within its limits; asking counts it. `who` is a network address, a keeper's name or an order's number. */
export type Limits = (cap: CapName, who: string) => Promise<Allowance>

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/**
 * Counted as `openCounts` has it, so that the caps hold across several servers; `settle` tells the database at once of what is
 * settled later. Ask outside of transactions: what is taken back was still done, and PGlite has but one connection.
 */
export function databaseLimits(db: Database, { counters }: Pepper): Limits & { settle(): Promise<void> } {
  const counts = openCounts(db)

  /** How many milliseconds to wait; null where there is no need to. */
  const consume = (cap: CapName, name: string, widens: number) => {
    const { per, duration, points, isSettledLater = false }: Cap = caps[cap]
    const what = widens === 1 ? cap : `${cap}-of-${widens}`
    const key = `${what}:${peppered(counters, per, name)}`
    return counts.consume({ key, points: points * widens, duration, isSettledLater })
  }

  const ask: Limits = async (cap, who) => {
    const counted = caps[cap].per === 'network' ? networksOf(who) : [{ name: who, widens: 1 }]
    // The narrowest first: a line that is refused by itself takes nothing from its neighbours.
    for (const { name, widens } of counted) {
      const waitMs = await consume(cap, name, widens)
      if (waitMs !== null) return { isAllowed: false, waitSeconds: secondsOf(waitMs) }
    }
    return { isAllowed: true }
  }
  return Object.assign(ask, { settle: counts.settleAll })
}

/** Whether a call stays within its limits; asking counts it. */
export type AskLimits = (cap: CapName, who: string) => Promise<boolean>

/** The limits as a verb asks them: a no also tells the caller how long to wait. */
export const askLimits =
  (limits: Limits, reply: FastifyReply): AskLimits =>
  async (cap, who) => {
    const answer = await limits(cap, who)
    if (!answer.isAllowed) reply.header('retry-after', answer.waitSeconds)
    return answer.isAllowed
  }
