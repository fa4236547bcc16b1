import { z } from 'zod'

/** `/readyz` says yes; it does not, but the process lives; no answer. */
const State = z.enum(['ready', 'not-ready', 'away'])
export type State = z.output<typeof State>

const Moment = z.iso.datetime()

/** How often it was asked, and was ready. */
const Count = z.object({ asked: z.number().int().min(0), ready: z.number().int().min(0) })
export type Count = z.output<typeof Count>

const Watched = z.object({
  /** What it was when it was asked last, and since when. */
  last: z.object({ state: State, since: Moment, askedAt: Moment }).nullable(),
  /** By the hour, `2026-11-26T04`, in UTC. */
  hours: z.record(z.string(), Count),
  /** Newest first; the one that goes on has no end. */
  outages: z.array(z.object({ from: Moment, to: Moment.nullable() })),
})
export type Watched = z.output<typeof Watched>

/** What was seen of each server, by its name. */
export const History = z.record(z.string(), Watched)
export type History = z.output<typeof History>

const dayMs = 24 * 60 * 60_000
const keptDays = 90
const mostOutages = 50

export const unwatched: Watched = { last: null, hours: {}, outages: [] }

const hourOf = (at: Date) => at.toISOString().slice(0, 13)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function outagesAfter({ outages, last }: Watched, state: State, now: string): Watched['outages'] {
  const [newest, ...older] = outages
  const goesOn = newest?.to === null
  if (state === 'ready') return goesOn ? [{ ...newest, to: now }, ...older] : outages
  return goesOn && last ? outages : [{ from: now, to: null }, ...outages].slice(0, mostOutages)
}

/** What is known of a server after it was asked once more; what is older than ninety days goes. */
export function afterAsking(before: Watched, state: State, at: Date): Watched {
  const now = at.toISOString()
  const oldest = new Date(at.getTime() - keptDays * dayMs)
  const hour = hourOf(at)
  const { asked, ready } = before.hours[hour] ?? { asked: 0, ready: 0 }
  const kept = Object.entries(before.hours).filter(([each]) => each > hourOf(oldest))
  return {
    last: { state, since: before.last?.state === state ? before.last.since : now, askedAt: now },
    hours: {
      ...Object.fromEntries(kept),
      [hour]: { asked: asked + 1, ready: ready + Number(state === 'ready') },
    },
    outages: outagesAfter(before, state, now).filter(({ to }) => to === null || to > oldest.toISOString()),
  }
}

export const sum = (counts: readonly Count[]): Count => ({
  asked: counts.reduce((all, { asked }) => all + asked, 0),
  ready: counts.reduce((all, { ready }) => all + ready, 0),
})

type Span = { name: string; count: Count }

/** The last 24 hours, the one under way included, oldest first. */
export const lastHours = ({ hours }: Watched, now: Date): Span[] =>
  Array.from({ length: 24 }, (_each, index) => {
    const name = hourOf(new Date(now.getTime() - (23 - index) * (dayMs / 24)))
    return { name, count: hours[name] ?? { asked: 0, ready: 0 } }
  })

/** The last ninety days, today included, oldest first. */
export function lastDays({ hours }: Watched, now: Date): Span[] {
  const kept = Object.entries(hours)
  return Array.from({ length: keptDays }, (_each, index) => {
    const name = dayOf(new Date(now.getTime() - (keptDays - 1 - index) * dayMs))
    return { name, count: sum(kept.filter(([hour]) => hour.startsWith(name)).map(([, count]) => count)) }
  })
}
