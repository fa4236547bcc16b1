import { drawingFrom, dressedBody, lengthOf, minus, outline, skeletonOf, smoothTube } from '@lithe/body'
import { describe, expect, it } from 'vitest'
import { exampleMovements, timesOf } from './testing/example-movements.ts'

describe.each(exampleMovements)('the dressed body in $name', ({ movement }) => {
  const bodies = timesOf(movement, 1).map(t => skeletonOf(movement.body, movement.postureAt(t)))

  it('has the same parts and section counts at every instant, so that a mesh can follow', () => {
    const shapeOf = (skeleton: (typeof bodies)[number]) =>
      dressedBody(skeleton).map(({ name, tube }) => `${name} ${smoothTube(tube, 4).length}`)
    for (const skeleton of bodies) expect(shapeOf(skeleton)).toEqual(bodies[0] && shapeOf(bodies[0]))
  })

  it('has only finite sections no thicker than a body', () => {
    for (const skeleton of bodies) {
      const sections = dressedBody(skeleton).flatMap(({ tube }) => smoothTube(tube, 2))
      const extents = sections.flatMap(({ width, front, back }) => [width, front, back])
      expect(Math.min(...extents)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...extents)).toBeLessThan(0.25)
      const away = sections.map(({ place }) => lengthOf(minus(place, skeleton.pelvis)))
      expect(Math.max(...away)).toBeLessThan(1.5)
    }
  })

  it('stands with the shoes on the floor', () => {
    const soles = bodies.map(skeleton => dressedBody(skeleton).filter(({ name }) => name === 'sole'))
    const lowest = soles.flat().map(({ tube }) => Math.min(...tube.sections.map(s => s.place.y - s.front)))
    expect(Math.min(...lowest)).toBeGreaterThan(-0.005)
    expect(Math.min(...lowest)).toBeLessThan(0.01)
  })
})

describe('an outline', () => {
  const standing = exampleMovements[0]?.movement
  if (!standing) throw new Error('an example movement is missing')
  const skeleton = skeletonOf(standing.body, standing.postureAt(1))
  const jacket = dressedBody(skeleton).find(({ name }) => name === 'jacket')
  if (!jacket) throw new Error('she wears a jacket')
  const breadth = (yawDegrees: number) => {
    const xs = outline(jacket.tube, drawingFrom(yawDegrees), 4).map(({ x }) => x)
    return Math.max(...xs) - Math.min(...xs)
  }

  it('is broader from the front than from the side', () => {
    expect(breadth(0)).toBeGreaterThan(breadth(90) * 1.2)
  })

  it('is as broad from the left as from the right', () => {
    expect(breadth(90)).toBeCloseTo(breadth(-90), 6)
  })
})
