import { expect, it } from 'vitest'
import { afterAsking, type History, lastDays, lastHours, type State, unwatched } from './history.ts'
import { statusPage } from './status-page.ts'
import { readStatusWords } from './status-words.ts'
import { countWords, headline } from './told.ts'

const minuteMs = 60_000
const begin = new Date('2026-11-26T04:58:00Z')
const later = (minutes: number) => new Date(begin.getTime() + minutes * minuteMs)

/** Asked once a minute. */
const seen = (...states: State[]) =>
  states.reduce((before, state, minute) => afterAsking(before, state, later(minute)), unwatched)

it('counts by the hour how often a server was asked and ready, and since when it is what it is', () => {
  const { last, hours } = seen('ready', 'away', 'away', 'ready')
  expect(last).toEqual({ state: 'ready', since: later(3).toISOString(), askedAt: later(3).toISOString() })
  expect(hours).toEqual({ '2026-11-26T04': { asked: 2, ready: 1 }, '2026-11-26T05': { asked: 2, ready: 1 } })
})

it('makes one outage of all that is not ready between two times it is', () => {
  expect(seen('ready', 'not-ready', 'away', 'ready').outages).toEqual([
    { from: later(1).toISOString(), to: later(3).toISOString() },
  ])
  expect(seen('away', 'away').outages).toEqual([{ from: begin.toISOString(), to: null }])
})

it('forgets what is older than ninety days', () => {
  const day = 24 * 60
  const old = seen('away', 'ready')
  const kept = afterAsking(old, 'ready', later(89 * day))
  expect(Object.keys(kept.hours)).toContain('2026-11-26T04')
  expect(kept.outages).toHaveLength(1)
  const gone = afterAsking(old, 'ready', later(91 * day))
  expect(Object.keys(gone.hours)).toEqual(['2027-02-25T04'])
  expect(gone.outages).toEqual([])
})

it('shows 24 hours and ninety days, the ones under way last', () => {
  const watched = seen('ready', 'away', 'ready')
  const hours = lastHours(watched, later(2))
  expect([hours.length, hours.at(-1), hours.at(-3)?.count.asked]).toEqual([
    24,
    { name: '2026-11-26T05', count: { asked: 1, ready: 1 } },
    0,
  ])
  const days = lastDays(watched, later(2))
  expect([days.length, days.at(-1)]).toEqual([90, { name: '2026-11-26', count: { asked: 3, ready: 2 } }])
})

it('claims nothing of a time it did not watch, and rounds no failure away', () => {
  expect(countWords({ asked: 0, ready: 0 })).toBe('not watched')
  expect(countWords({ asked: 2880, ready: 2880 })).toBe('ready each of the 2,880 times it was asked')
  expect(countWords({ asked: 259_200, ready: 259_199 })).toBe('ready 259,199 of 259,200 times (99.9 %)')
})

it('knows nothing once it was not asked for three rounds', () => {
  const watched = [seen('ready'), seen('away')]
  expect(headline(watched, later(1), 30)).toEqual({ words: 'Lithe is ready on 1 of 2 servers.', is: 'some' })
  expect(headline(watched, later(2), 30).is).toBe('unknown')
  expect(headline([unwatched], begin, 30).is).toBe('unknown')
})

it('is a page without a script, on which a name is text', () => {
  const settings = readStatusWords({}, ['a-b=http://10.0.0.2:3000'])
  const history: History = { 'a & b': seen('ready', 'away') }
  const page = statusPage(history, { ...settings, servers: [{ name: 'a & b', origin: '' }] }, later(1))
  expect(page).toContain('<h2>a &amp; b</h2>')
  expect(page).toContain('not answering since 26 November at 04:59 UTC')
  expect(page).toContain('ready 1 of 2 times (50.0 %)')
  expect(page).not.toContain('<script')
})
