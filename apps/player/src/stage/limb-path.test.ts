import { describe, expect, it } from 'vitest'
import { circlePath, limbPath } from './limb-path.ts'

const arcs = (path: string) => path.match(/A/g)?.length ?? 0

describe('a limb', () => {
  it('runs straight along both sides when its ends are equally round', () => {
    expect(limbPath({ x: 0, y: 0 }, { x: 10, y: 0 }, 1, 1)).toBe(
      'M0.0000 -1.0000L10.0000 -1.0000A1 1 0 1 1 10.0000 1.0000L0.0000 1.0000A1 1 0 0 1 0.0000 -1.0000Z',
    )
  })

  it('tapers towards its thinner end', () => {
    const [, startY] = limbPath({ x: 0, y: 0 }, { x: 10, y: 0 }, 3, 1).match(/^M\S+ (\S+)L/) ?? []
    expect(Number(startY)).toBeCloseTo(-3 * Math.sqrt(1 - 0.2 ** 2), 3)
  })

  it('is a single round when one end swallows the other', () => {
    const swallowed = limbPath({ x: 5, y: 5 }, { x: 5.5, y: 5 }, 3, 1)
    expect(swallowed).toBe(circlePath({ x: 5, y: 5 }, 3))
    expect(arcs(swallowed)).toBe(2)
  })
})
