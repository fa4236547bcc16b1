import { ordinaryDay, type ReminderWish } from '@lithe/contracts/api'

const dayMs = 24 * 60 * 60_000

/** Local time in the zone, as if it were UTC. */
function shownMs(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
}

/**
 * Finds when a clock in the zone shows this time. Ambiguous times use the first occurrence; skipped times are
 * shifted forward by the gap.
 */
function momentShowing(zone: string, wantedMs: number): number {
  const offsets = [wantedMs - dayMs, wantedMs + dayMs].map(at => shownMs(zone, at) - at)
  const candidates = offsets.map(offset => wantedMs - offset).sort((a, b) => a - b)
  const shown = candidates.find(at => shownMs(zone, at) === wantedMs)
  return shown ?? wantedMs - (offsets[0] ?? 0)
}

/** When to remind: so many weeks after today's local date, or on the next ordinary day, at the local time. */
export function momentOf({ weeks, time, zone }: ReminderWish, now: Date): Date {
  const today = new Date(shownMs(zone, Math.floor(now.getTime() / 1000) * 1000))
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = today.getUTCDate() + 7 * weeks
  const wanted = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), day, hours, minutes)
  return new Date(momentShowing(zone, ordinaryDay(wanted)))
}
