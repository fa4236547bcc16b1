import { expect, it } from 'vitest'
import { momentOf } from './moment-of.ts'

const wish = { weeks: 4, time: '10:00', zone: 'Europe/Berlin' } as const

it.each([
  ['at the same local time', '2026-11-24T08:00:00Z', wish, '2026-12-22T09:00:00.000Z'],
  [
    'at the same local time although clocks go back',
    '2026-10-06T08:00:00Z',
    wish,
    '2026-11-03T09:00:00.000Z',
  ],
  [
    'at the same local time although clocks go forward',
    '2026-03-10T08:00:00Z',
    wish,
    '2026-04-07T08:00:00.000Z',
  ],
  ['counted from the local day', '2026-11-23T23:30:00Z', wish, '2026-12-22T09:00:00.000Z'],
  [
    'not counted from the server’s day',
    '2026-11-24T02:00:00Z',
    { weeks: 2, time: '09:15', zone: 'America/Los_Angeles' },
    '2026-12-07T17:15:00.000Z',
  ],
  [
    'an hour later if clocks skip the time',
    '2026-03-15T08:00:00Z',
    { ...wish, weeks: 2, time: '02:30' },
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'at the first of two times if clocks repeat it',
    '2026-10-11T08:00:00Z',
    { ...wish, weeks: 2, time: '02:30' },
    '2026-10-25T00:30:00.000Z',
  ],
  [
    'in a zone offset by quarter hours',
    '2026-05-04T08:00:00.123Z',
    { weeks: 8, time: '00:00', zone: 'Asia/Kathmandu' },
    '2026-06-28T18:15:00.000Z',
  ],
  ['on the next weekday, not at Christmas', '2026-11-27T08:00:00Z', wish, '2026-12-28T09:00:00.000Z'],
] as const)('a reminder comes %s', (_case, now, wanted, moment) => {
  expect(momentOf(wanted, new Date(now)).toISOString()).toBe(moment)
})
