import { sourcesOf } from '@lithe/scoring/sources'
import { expect, it } from 'vitest'
import { type BreakdownLine, breakdownLines, comparedMovements } from './breakdown-lines.ts'

const told = {
  userScore: 55,
  zone: 'green' as const,
  zoneStart: 40,
  zoneEnd: 100,
  median: null,
  observations: [],
  variant: null,
  basis: 'Compared with somebody.',
  quality: 'good' as const,
  partials: 0,
  censored: false,
}
const lines = (): BreakdownLine[] =>
  breakdownLines(
    {
      balance: { missing: true, reason: null },
      flexibility: {
        ...told,
        userScore: null,
        zone: null,
        yearsEffect: null,
        movement: 'toe-touch',
        minRange: 80,
      },
      strength: {
        ...told,
        yearsEffect: null,
        movement: 'push-up',
        reps: 20,
        movements: [
          { ...told, movement: 'push-up', reps: 20, seconds: null, windowSeconds: 60 },
          { ...told, movement: 'plank', reps: null, seconds: 70, windowSeconds: 120 },
          {
            ...told,
            movement: 'jumping-jack',
            userScore: null,
            zone: null,
            reps: 9,
            seconds: null,
            windowSeconds: 60,
          },
        ],
      },
    },
    { userAge: 62, mobilityAge: 57 },
  )

it('only papers about compared movements are cited', () => {
  const compared = comparedMovements(lines())
  expect(compared).toEqual([{ test: 'strength', movements: ['push-up', 'plank'] }])
  const years = sourcesOf(['push-up', 'plank']).map(({ year }) => year)
  expect(years).toEqual([2013, 2014, 2014])
})
