import { expect, it } from 'vitest'
import { momentOf } from './use-reminder.ts'

it('a reminder’s day is the next weekday if four weeks end at Christmas, as on the server', () => {
  const from = new Date(2026, 10, 27, 9)
  expect(momentOf({ weeks: 4, time: '10:00' }, from)).toBe(new Date(2026, 11, 28, 10).toISOString())
  expect(momentOf({ weeks: 2, time: '10:00' }, from)).toBe(new Date(2026, 11, 11, 10).toISOString())
})
