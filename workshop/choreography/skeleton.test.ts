import { lengthOf, minus, skeletonOf, type Vector } from '@lithe/body'
import type { Side } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { mirror } from './movements/mirror.ts'
import { exampleMovements, timesOf } from './testing/example-movements.ts'

const distance = (a: Vector, b: Vector) => lengthOf(minus(a, b))

describe.each(exampleMovements)('a body in $name', ({ movement }) => {
  const { body } = movement
  const skeletons = timesOf(movement, 15).map(t => skeletonOf(body, movement.postureAt(t)))

  it('keeps the length of every limb', () => {
    for (const { sides } of skeletons)
      for (const limb of [sides.left, sides.right]) {
        expect(distance(limb.hip, limb.knee)).toBeCloseTo(body.thigh, 6)
        expect(distance(limb.knee, limb.ankle)).toBeCloseTo(body.shank, 6)
        expect(distance(limb.shoulder, limb.elbow)).toBeCloseTo(body.upperArm, 6)
        expect(distance(limb.elbow, limb.wrist)).toBeCloseTo(body.forearm, 6)
      }
  })

  it('keeps the spine and the width of hips and shoulders', () => {
    for (const { pelvis, lumbar, ribs, neck, head, sides } of skeletons) {
      expect(distance(pelvis, lumbar)).toBeCloseTo(lengthOf(body.lumbar), 6)
      expect(distance(lumbar, ribs)).toBeCloseTo(lengthOf(body.chest), 6)
      expect(distance(ribs, neck)).toBeCloseTo(lengthOf(body.neck), 6)
      expect(distance(neck, head)).toBeCloseTo(lengthOf(body.head), 6)
      expect(distance(sides.left.hip, sides.right.hip)).toBeCloseTo(2 * body.hip.left.x, 6)
      expect(distance(sides.left.shoulder, sides.right.shoulder)).toBeCloseTo(2 * body.shoulder.left.x, 6)
    }
  })

  it('never puts a joint, toe or finger more than 5 mm below the floor', () => {
    for (const { pelvis, head, sides } of skeletons)
      for (const limb of [sides.left, sides.right])
        for (const { y } of [pelvis, head, ...Object.values(limb)]) expect(y).toBeGreaterThan(-0.005)
  })

  it('never slides a planted foot by more than 5 mm', () => {
    const lowest = (side: Side, end: 'toe' | 'heel') => Math.min(...skeletons.map(s => s.sides[side][end].y))
    for (const side of ['left', 'right'] as const)
      for (const end of ['toe', 'heel'] as const) {
        const floor = lowest(side, end)
        let landed: Vector | null = null
        for (const { sides } of skeletons) {
          const place = sides[side][end]
          const touches = place.y - floor < 0.002
          if (touches && landed)
            expect(Math.hypot(place.x - landed.x, place.z - landed.z)).toBeLessThan(0.005)
          landed = touches ? (landed ?? place) : null
        }
      }
  })

  it('does the mirrored movement in a mirror', () => {
    const mirrored = mirror(movement)
    for (const t of timesOf(movement, 5)) {
      const there = skeletonOf(body, movement.postureAt(t)).sides
      const here = skeletonOf(body, mirrored.postureAt(t)).sides
      for (const joint of ['shoulder', 'elbow', 'fingertip', 'hip', 'knee', 'ankle', 'toe'] as const) {
        expect(here.left[joint].x).toBeCloseTo(-there.right[joint].x, 6)
        expect(here.left[joint].y).toBeCloseTo(there.right[joint].y, 6)
        expect(here.left[joint].z).toBeCloseTo(there.right[joint].z, 6)
      }
    }
  })
})
