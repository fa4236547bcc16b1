import { describe, expect, it } from 'vitest'
import { squatFigure } from './squat-figure.ts'

type Point = { x: number; y: number }
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the squat figure', () => {
  it('keeps the length of every limb on the way down', () => {
    const tall = squatFigure(0)
    const deep = squatFigure(1)
    for (const [from, to] of [
      ['ankle', 'knee'],
      ['knee', 'hip'],
      ['hip', 'shoulder'],
      ['shoulder', 'elbow'],
    ] as const)
      expect(distance(deep[from], deep[to])).toBeCloseTo(distance(tall[from], tall[to]))
  })

  it('stands on its feet throughout: hips behind them, shoulders above', () => {
    const deep = squatFigure(1)
    expect(deep.hip.x).toBeLessThan(deep.ankle.x)
    expect(deep.shoulder.x).toBeGreaterThan(deep.hip.x)
    expect(deep.shoulder.x).toBeLessThan(deep.toe.x + 0.15)
  })

  it('brings the thighs close to level', () => {
    const { hip, knee } = squatFigure(1)
    expect(Math.abs(hip.y - knee.y)).toBeLessThan(0.08)
  })
})
