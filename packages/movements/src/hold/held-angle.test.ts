import { degrees, inSeconds } from '@lithe/pose'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHeldAngle } from './held-angle.ts'

const holdSeconds = inSeconds(0.5)
/** A power of two, so that times are exact. */
const pictures = 32

/** Plays `[seconds, angle]` stretches at 32 fps. */
function heldThrough(...stretches: readonly (readonly [seconds: number, angle: number])[]) {
  const held = createHeldAngle(holdSeconds)
  let frame = 0
  for (const [seconds, angle] of stretches)
    for (let end = frame + seconds * pictures; frame < end; frame++)
      held.observe(inSeconds(frame / pictures), degrees(angle))
  return held.smallest()
}

describe('a held angle', () => {
  test('is the smallest angle that lasted half a second', () => {
    expect(heldThrough([1, 170], [0.8, 90], [1, 170])).toBe(90)
  })

  test('is not an angle merely passed through', () => {
    expect(heldThrough([1, 120], [0.3, 60], [1, 120])).toBe(120)
  })

  test('is the widest angle within its half second', () => {
    expect(heldThrough([0.3, 80], [0.3, 84], [0.3, 80])).toBe(84)
  })

  test('is found even if it opens gradually', () => {
    const held = createHeldAngle(holdSeconds)
    for (let frame = 0; frame < pictures; frame++) held.observe(inSeconds(frame / pictures), degrees(170))
    for (let frame = 0; frame <= pictures; frame++)
      held.observe(inSeconds(1 + frame / pictures), degrees(80 + (8 * frame) / pictures))
    expect(held.smallest()).toBeCloseTo(84, 5)
  })

  test('is null until half a second has passed', () => {
    expect(heldThrough([0.4, 90])).toBeNull()
  })

  test('survives dropped frames', () => {
    const held = createHeldAngle(holdSeconds)
    for (let frame = 0; frame <= 16; frame++)
      if (frame % 8 === 0) held.observe(inSeconds(frame / pictures), degrees(80))
    expect(held.smallest()).toBe(80)
  })

  test('does not span a gap in which the person could have risen', () => {
    const held = createHeldAngle(holdSeconds)
    for (let frame = 0; frame <= 24; frame++)
      if (frame <= 6 || frame >= 18) held.observe(inSeconds(frame / pictures), degrees(80))
    expect(held.smallest()).toBeNull()
  })

  test('does not span an interruption', () => {
    const held = createHeldAngle(holdSeconds)
    for (let frame = 0; frame < 12; frame++) held.observe(inSeconds(frame / pictures), degrees(80))
    held.interrupt()
    for (let frame = 12; frame < 24; frame++) held.observe(inSeconds(frame / pictures), degrees(80))
    expect(held.smallest()).toBeNull()
  })

  test('equals a brute-force search over every half second', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 40, max: 180 }), { minLength: 20, maxLength: 80 }), angles => {
        const held = createHeldAngle(holdSeconds)
        angles.forEach((angle, frame) => {
          held.observe(inSeconds(frame / pictures), degrees(angle))
        })
        const span = holdSeconds * pictures
        const widest = angles
          .slice(span)
          .map((_, start) => Math.max(...angles.slice(start, start + span + 1)))
        expect(held.smallest()).toBe(Math.min(...widest))
      }),
    )
  })
})
