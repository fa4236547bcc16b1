import type { ReminderWish } from '@lithe/contracts/api'

const dayMs = 24 * 60 * 60_000

/** What a clock in the zone shows at a moment, written as if that clock stood in Greenwich. */
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
 * When a clock in the zone shows this. Where clocks are put back it shows some times twice, and the first one counts;
 * where they are put forward it leaves some out, and then it is as much later as they were put forward.
 */
function momentShowing(zone: string, wantedMs: number): number {
  const offsets = [wantedMs - dayMs, wantedMs + dayMs].map(at => shownMs(zone, at) - at)
  const candidates = offsets.map(offset => wantedMs - offset).sort((a, b) => a - b)
  const shown = candidates.find(at => shownMs(zone, at) === wantedMs)
  return shown ?? wantedMs - (offsets[0] ?? 0)
}

/** The moment of a wish: so many weeks after today's date in its zone, at its time by the clock there. */
export function momentOf({ weeks, time, zone }: ReminderWish, now: Date): Date {
  const today = new Date(shownMs(zone, Math.floor(now.getTime() / 1000) * 1000))
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = today.getUTCDate() + 7 * weeks
  const wanted = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), day, hours, minutes)
  return new Date(momentShowing(zone, wanted))
}
