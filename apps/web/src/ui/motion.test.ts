import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agePointedAt, revealTimes } from './motion.ts'

const way = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: 101 }, (_, index) => agePointedAt({ from, to }, index / 100))

describe('the dial’s hand', () => {
  it.each([
    ['younger', { from: 71, to: 63 }, 61],
    ['older', { from: 71, to: 81 }, 83],
    ['level', { from: 71, to: 71 }, 69],
  ])('starts at the real age, swings two years past a %s one and settles on it', (_, swing, turn) => {
    const ages = way(swing)
    expect(ages[0]).toBe(swing.from)
    expect(ages.at(-1)).toBeCloseTo(swing.to)
    const furthest = swing.to > swing.from ? Math.max(...ages) : Math.min(...ages)
    expect(furthest).toBeCloseTo(turn)
  })

  it('never jumps, but moves by less than a year per hundredth of the way', () => {
    const ages = way({ from: 71, to: 81 })
    expect(Math.max(...ages.map((age, index) => Math.abs(age - (ages[index - 1] ?? age))))).toBeLessThan(1)
  })
})

describe('the dial’s reveal', () => {
  const style = readFileSync(new URL('./mobility-dial.css', import.meta.url), 'utf8')

  it('takes at most two and a half seconds, the words last', () => {
    const { swingMs, restMs, toldMs, endsMs } = revealTimes
    expect(restMs - swingMs, 'the swing').toBe(1400)
    expect(toldMs).toBeGreaterThan(restMs)
    expect(endsMs).toBeLessThanOrEqual(2500)
  })

  it('has the same times in its style sheet', () => {
    expect(style).toMatch(
      new RegExp(
        `\\.dial-hand,\\s*\\.dial-number {\\s*animation: appear 150ms ease-out backwards ${revealTimes.swingMs}ms`,
      ),
    )
    const [, lasts, after] = /\.dial-real-age {\s*animation: drop-in (\d+)ms .* (\d+)ms;/.exec(style) ?? []
    expect(Number(lasts) + Number(after)).toBe(revealTimes.tickLandsMs)
  })
})
