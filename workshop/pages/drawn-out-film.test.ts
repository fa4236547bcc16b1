import { expect, it } from 'vitest'
import { momentAt, type Turn } from './drawn-out-film.ts'

const turns: readonly Turn[] = [
  { fromSeconds: 6, toSeconds: 7, lastsSeconds: 3 },
  { fromSeconds: 7, toSeconds: 9, lastsSeconds: 2 },
  { fromSeconds: 9, toSeconds: 13, lastsSeconds: 20 },
]

it('a drawn-out film plays back and forth continuously, then moves on to the next part', () => {
  expect([0, 0.5, 1, 1.5, 2, 2.5].map(seconds => momentAt(turns, seconds))).toEqual([6, 6.5, 7, 6.5, 6, 6.5])
  expect([3, 4, 5, 7, 9, 11, 13].map(seconds => momentAt(turns, seconds))).toEqual([7, 8, 9, 11, 13, 11, 9])
  const steps = Array.from({ length: 249 }, (_, index) =>
    Math.abs(momentAt(turns, index / 10) - momentAt(turns, (index + 1) / 10)),
  )
  expect(Math.max(...steps)).toBeLessThan(0.101)
})
