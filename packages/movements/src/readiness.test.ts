import { performance as perform, phoneOnShelf } from '@lithe/choreography'
import type { PoseFrame } from '@lithe/pose'
import { describe, expect, test } from 'vitest'
import type { MovementId } from './catalog/catalog.ts'
import { createReadinessCheck } from './readiness.ts'
import * as alter from './testing/alter-frames.ts'

const standing = (camera = phoneOnShelf) => perform('none', {}, camera, 30, 4).frames
const sideOn = { ...phoneOnShelf, yawDegrees: 90 }

const lowest = Math.max(...standing().flatMap(({ pose }) => pose?.map(({ image }) => image.y) ?? []))

function lastOf(movement: MovementId, frames: readonly PoseFrame[]) {
  const check = createReadinessCheck(movement)
  return frames.map(frame => check.observe(frame)).at(-1)
}

describe('readiness', () => {
  test('is reached by standing still, whole in the picture, for a moment', () => {
    const check = createReadinessCheck('single-leg-stance')
    const shares = standing().map(frame => check.observe(frame).heldShare)
    expect(shares[0]).toBe(0)
    expect(shares[20]).toBeGreaterThan(0.3)
    expect(shares[20]).toBeLessThan(1)
    expect(shares.at(-1)).toBe(1)
  })

  test.each([
    ['step-into-view', alter.emptied(standing())],
    ['show-feet', alter.shifted(0, 1.05 - lowest)(standing())],
    ['come-closer', alter.scaled(0.4)(standing())],
    ['step-back', alter.scaled(2.2)(standing())],
    ['move-left', alter.shifted(-0.45, 0)(standing())],
    ['move-right', alter.shifted(0.45, 0)(standing())],
    ['face-camera', standing(sideOn)],
  ])('says %s', (advice, frames) => {
    expect(lastOf('single-leg-stance', frames)).toMatchObject({ advice, heldShare: 0 })
  })

  test('wants the toe touch side-on', () => {
    expect(lastOf('toe-touch', standing())).toMatchObject({ advice: 'turn-side-on' })
    expect(lastOf('toe-touch', standing(sideOn))).toMatchObject({ advice: null, heldShare: 1 })
  })

  test.each([0, 45, 90])('lets squats begin from any view, %i°', yawDegrees => {
    expect(lastOf('squat', standing({ ...phoneOnShelf, yawDegrees }))).toMatchObject({
      advice: null,
      heldShare: 1,
    })
  })

  test('wants the person upright', () => {
    const reach = {
      foldDegrees: 95,
      kneeDegrees: 174,
      startSeconds: 0.2,
      downSeconds: 1.5,
      holdSeconds: 3,
      upSeconds: 1,
    }
    const { frames } = perform('toe-touch', { reaches: [reach] }, { ...sideOn, distanceMetres: 2 }, 30, 4)
    expect(lastOf('toe-touch', frames)).toMatchObject({ advice: 'stand-tall' })
  })

  test('forgets what was held when the person walks away', () => {
    const check = createReadinessCheck('squat')
    for (const frame of standing()) check.observe(frame)
    const later = alter.later(6000)(standing())[0]
    if (!later) throw new Error('the film has no frame')
    expect(check.observe(later)).toMatchObject({ heldShare: 0 })
  })
})
