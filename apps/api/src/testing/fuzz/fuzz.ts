import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { createPromoCode } from '../../money/promo/manage-promo-codes.ts'
import type { Much } from '../keep-much.ts'
import type { TestApp } from '../test-app.ts'
import { type Waits, waitsBeside } from './beside-much.ts'
import { type Door, doorsOf, promoCode } from './doors.ts'
import { leaksIn, personalLines, saidToOthers } from './leaks.ts'
import { cpuMsOf, longestTurnMs, slowness } from './longest-turn.ts'
import { type Peers, untilBotIsUp } from './peers.ts'
import { type Plan, plan } from './plan.ts'
import { stand } from './stand.ts'
import { type CookieJar, toRequest } from './to-request.ts'
import { openVisitor, type Visitor } from './visitor.ts'

export type Finding = { what: string; request: string; number: number }
export type Fuzzed = {
  requests: number
  seconds: number
  statuses: Record<string, number>
  /** Number of successes by door. */
  opened: Record<string, number>
  /** CPU time of the longest event loop turn, for requests that were slow on every repetition. */
  longestTurnMs: number
  /** p99 of other callers' calls. */
  waits: Waits
  findings: Finding[]
}

const visitorsAtOnce = 4
const requestsOfOneCast = 500
const mostTurnMs = 50
/** How long other callers may wait while one person has very many rows. */
const mostWaits = { times: 3, moreMs: 300 }
const mostReplays = 6
const hourMs = 3_600_000
const mostOfRequest = 2000

const countIn = (counts: Record<string, number>, name: string | number) => {
  counts[name] = (counts[name] ?? 0) + 1
}

const lastError = (logged: readonly string[]) => logged.findLast(line => line.includes('"level":50'))

type Asked = { seed: number; requests: number; much: Much; tell?: (done: number) => void }

/** Sends planned requests to every route of a running app in turn, and judges each response. */
export async function fuzz(
  testApp: TestApp,
  peers: Peers,
  { seed, requests, much, tell = () => {} }: Asked,
): Promise<Fuzzed> {
  const { app, clock, logged, mailbox, database } = testApp
  const begun = performance.now()
  await untilBotIsUp(testApp)
  const doors = doorsOf(testApp, peers)
  const fuzzed: Fuzzed = {
    requests: 0,
    seconds: 0,
    longestTurnMs: 0,
    waits: { besideLittleMs: 0, besideHalfMs: 0, besideAllMs: 0 },
    statuses: {},
    opened: {},
    findings: [],
  }
  const find = (what: string, request: unknown) =>
    fuzzed.findings.push({
      what,
      request: JSON.stringify(request).slice(0, mostOfRequest),
      number: fuzzed.requests,
    })

  async function send(each: Plan, cast: readonly Visitor[]) {
    const visitor = cast[each.visitor % cast.length]
    const door = doors[each.door % doors.length]
    const others = cast.filter(one => one !== visitor)
    const other = others[each.other % others.length]
    if (!visitor || !other || !door) throw new Error('a cast has two people, and an app a door')
    const { jar, ...aim } = stand(each.standpoint, each.thing, visitor, other)
    clock.now = new Date(clock.now.getTime() + each.waitMs)
    const request = toRequest(each, door, { visitor, ...aim }, jar)
    const cpuMs = await cpuMsOf(() => judge(request, { door, jar, visitor, cast }))
    if (cpuMs > mostTurnMs) await replay(request)
  }

  type Sent = { door: Door; jar: CookieJar; visitor: Visitor; cast: readonly Visitor[] }
  async function judge(request: InjectOptions, { door, jar, visitor, cast }: Sent) {
    const { statusCode, headers, body } = await app.inject(request)
    fuzzed.requests += 1
    countIn(fuzzed.statuses, statusCode)
    if (statusCode === 200) countIn(fuzzed.opened, door.name)
    jar.take([headers['set-cookie'] ?? []].flat())
    if (statusCode >= 500) find(`answered ${statusCode}: ${lastError(logged) ?? body.slice(0, 200)}`, request)
    const leaks = leaksIn(body + JSON.stringify(headers), visitor, cast, JSON.stringify(request))
    if (leaks.length > 0) find(`told ${leaks.join(', ')} to another`, request)
  }

  /** Replays a slow request: a busy machine slows any request once, but a stall recurs every time. */
  async function replay(request: InjectOptions) {
    let least = Number.POSITIVE_INFINITY
    let leastSlowness = Number.POSITIVE_INFINITY
    for (let again = 0; again < mostReplays && least > mostTurnMs; again++) {
      least = Math.min(least, await longestTurnMs(() => app.inject(request)))
      // Uses the minimum, as a pause in the reference itself would hide a stall.
      leastSlowness = Math.min(leastSlowness, slowness())
    }
    const shortest = least / leastSlowness
    fuzzed.longestTurnMs = Math.max(fuzzed.longestTurnMs, shortest)
    if (shortest > mostTurnMs) find(`held the event loop for ${Math.round(shortest)} ms`, request)
  }

  const limits = { maxUses: null, maxUsesPerPerson: null, validUntil: null }
  for (let again = 0; again < mostReplays; again++) slowness()
  await createPromoCode({ db: database.db, now: clock.now }, { code: promoCode, percentOff: 25, ...limits })
  for (let from = 0; from < requests; from += requestsOfOneCast) {
    // Frees what the previous cast used of its network's limits.
    clock.now = new Date(clock.now.getTime() + hourMs)
    const cast: Visitor[] = []
    for (let index = 0; index < visitorsAtOnce; index++) cast.push(await openVisitor(testApp, peers))
    const numRuns = Math.min(requestsOfOneCast, requests - from)
    for (const each of fc.sample(plan, { seed: seed + from, numRuns })) await send(each, cast)
    for (const said of saidToOthers(peers.telegram, cast)) find('told a person in another’s chat', said)
    for (const line of personalLines(logged)) find('wrote down a person', line)
    logged.length = 0
    mailbox.received.length = 0
    // Stripe lists everything, so earlier purchases would lengthen each call.
    peers.stripe.books.sessions.clear()
    peers.stripe.books.disputes.length = 0
    peers.stripe.asked.length = 0
    tell(fuzzed.requests)
  }
  fuzzed.waits = await waitsBeside(testApp, much)
  const { besideLittleMs, ...besideMany } = fuzzed.waits
  for (const [beside, waitedMs] of Object.entries(besideMany))
    if (waitedMs > besideLittleMs * mostWaits.times + mostWaits.moreMs)
      find(`had others wait ${Math.round(waitedMs)} ms instead of ${Math.round(besideLittleMs)}`, {
        beside,
        much,
      })
  fuzzed.seconds = (performance.now() - begun) / 1000
  return fuzzed
}
