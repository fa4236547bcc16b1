import type { PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  chairStand,
  film,
  performance as perform,
  phoneOnShelf,
  type SteppingScore,
  stepping,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import type { MovementId, VariantId } from './catalog/catalog.ts'
import { createReadinessCheck } from './readiness.ts'
import * as alter from './testing/alter-frames.ts'
import { phoneOnFloor } from './testing/phone-on-floor.ts'

const standing = (camera = phoneOnShelf) => perform('none', {}, camera, 30, 4).frames
const sideOn = { ...phoneOnShelf, yawDegrees: 90 }

const lowest = Math.max(...standing().flatMap(({ pose }) => pose?.map(({ image }) => image.y) ?? []))

function lastOf(movement: MovementId, frames: readonly PoseFrame[], variant: VariantId | null = null) {
  const check = createReadinessCheck(movement, variant)
  return frames.map(frame => check.observe(frame)).at(-1)
}

describe('readiness', () => {
  test('is reached by standing still in full view for a moment', () => {
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

  test('requires a side view for the toe touch', () => {
    expect(lastOf('toe-touch', standing())).toMatchObject({ advice: 'turn-side-on' })
    expect(lastOf('toe-touch', standing(sideOn))).toMatchObject({ advice: null, heldShare: 1 })
  })

  test.each([0, 45, 90])('accepts any view for squats, %i°', yawDegrees => {
    expect(lastOf('squat', standing({ ...phoneOnShelf, yawDegrees }))).toMatchObject({
      advice: null,
      heldShare: 1,
    })
  })

  test('requires an upright person', () => {
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

  test('starts over when the person walks away', () => {
    const check = createReadinessCheck('squat')
    for (const frame of standing()) check.observe(frame)
    const later = alter.later(6000)(standing())[0]
    if (!later) throw new Error('the film has no frame')
    expect(check.observe(later)).toMatchObject({ heldShare: 0 })
  })
})

describe('standing still', () => {
  /** Walks sideways past the phone, at a speed in picture heights per second. */
  const walking = (speed: number) =>
    standing().flatMap(frame => alter.shifted(-0.15 + (speed * frame.time) / 1000 / frame.aspect, 0)([frame]))
  const reachedIn = (frames: readonly PoseFrame[]) => {
    const check = createReadinessCheck('squat')
    return frames.filter(frame => check.observe(frame).heldShare === 1).length > 0
  }

  test.each([1, 2, 3, 4, 5])('is recognised through engine jitter (seed %i)', seed => {
    expect(reachedIn(alter.jittered(0.002, seed)(standing()))).toBe(true)
  })

  test.each([0.3, 0.6, 0.7])('is recognised with %f of the frames dropped on a busy device', share => {
    for (const seed of [1, 2, 3]) {
      const seen = alter.dropped(
        share,
        seed,
      )(alter.jittered(0.002, seed)(perform('none', {}, phoneOnShelf, 30, 6).frames))
      expect(reachedIn(seen)).toBe(true)
    }
  })

  test('is not mistaken for slow walking at any frame rate', () => {
    for (const share of [0, 0.5, 0.8]) expect(reachedIn(alter.dropped(share, 1)(walking(0.1)))).toBe(false)
    expect(reachedIn(walking(0.03))).toBe(true)
  })
})

const seconds = 2
const onFloor = (changes: Partial<typeof phoneOnFloor> = {}) => ({ ...phoneOnFloor, ...changes })
const bearing = (on: 'hands' | 'forearms', isLifted: boolean, camera = phoneOnFloor) =>
  perform(
    'plank',
    { on, unsteadiness: 1, slips: [], lifts: isLifted ? [{ fromSeconds: -3, toSeconds: 9 }] : [] },
    camera,
    15,
    seconds,
  ).frames
const sitting = (kneeDegrees: number, camera = phoneOnFloor) =>
  perform('sit-and-reach', { kneeDegrees, reaches: [] }, camera, 15, seconds).frames
const ready = { advice: null, heldShare: 1 }

describe('readiness on hands and knees', () => {
  test.each(['push-up', 'plank'] as const)(
    'is reached for the %s with the knees on or off the floor',
    movement => {
      expect(lastOf(movement, bearing('hands', false))).toMatchObject(ready)
      expect(lastOf(movement, bearing('hands', true))).toMatchObject(ready)
    },
  )

  test('accepts a plank on the forearms, but a push-up only on straight arms', () => {
    expect(lastOf('plank', bearing('forearms', false))).toMatchObject(ready)
    expect(lastOf('push-up', bearing('forearms', true))).toMatchObject({ advice: 'straighten-arms' })
  })

  test.each([
    ['get-down', standing(sideOn)],
    ['get-down', sitting(176)],
    ['turn-side-on', bearing('hands', true, onFloor({ yawDegrees: 35 }))],
    ['come-closer', alter.scaled(0.4)(bearing('hands', true))],
    ['step-back', alter.scaled(2.2)(bearing('hands', true))],
    ['move-forward', alter.feetOutBy(0.04)(bearing('hands', true))],
    ['move-back', alter.shifted(-0.4, 0)(bearing('hands', true))],
    ['turn-phone', bearing('hands', true, onFloor({ aspect: 0.5 }))],
  ])('says %s', (advice, frames) => {
    expect(lastOf('plank', frames)).toMatchObject({ advice, heldShare: 0 })
  })
})

describe('readiness sitting on the floor', () => {
  test('is reached with straight legs and an upright trunk', () => {
    expect(lastOf('sit-and-reach', sitting(176))).toMatchObject(ready)
  })

  test.each([
    ['sit-down', standing(sideOn)],
    ['straighten-legs', sitting(130)],
    ['turn-side-on', sitting(176, onFloor({ yawDegrees: 30 }))],
    ['move-back', alter.feetOutBy(0.04)(sitting(176))],
  ])('says %s', (advice, frames) => {
    expect(lastOf('sit-and-reach', frames)).toMatchObject({ advice, heldShare: 0 })
  })

  test('requires an upright trunk before the reach', () => {
    const held = { foldDegrees: 70, startSeconds: 0, downSeconds: 0.8, holdSeconds: 3, upSeconds: 1 }
    const { frames } = perform('sit-and-reach', { kneeDegrees: 176, reaches: [held] }, phoneOnFloor, 15, 2)
    expect(lastOf('sit-and-reach', frames)).toMatchObject({ advice: 'sit-tall' })
  })
})

describe('readiness on a chair', () => {
  const onChair = (yawDegrees: number) =>
    film(chairStand(bodyOf(averagePerson), { seconds, rises: [] }), { ...phoneOnShelf, yawDegrees }, 15)
      .frames

  test.each([0, 45, 90])('is reached by sitting, seen from %i°', yawDegrees => {
    expect(lastOf('squat', onChair(yawDegrees), 'seated')).toMatchObject(ready)
  })

  test('is not reached by standing', () => {
    for (const camera of [phoneOnShelf, sideOn])
      expect(lastOf('squat', standing(camera), 'seated')).toMatchObject({ advice: 'sit-on-chair' })
  })

  test('requires a side view for the seated reach', () => {
    expect(lastOf('toe-touch', onChair(0), 'seated')).toMatchObject({ advice: 'turn-side-on' })
    expect(lastOf('toe-touch', onChair(90), 'seated')).toMatchObject(ready)
  })
})

describe('readiness for the single-leg stance', () => {
  const body = bodyOf(averagePerson)
  const standsWith = (score: Partial<SteppingScore>, seconds = 4, camera = phoneOnShelf) =>
    film(stepping(body, { seconds, moves: [], weight: [], unsteadiness: 1, ...score }), camera, 30).frames

  test.each([{ width: 0.02 }, { width: 0.3 }, { at: { left: { ahead: -0.25 } } }])(
    'requires level feet a hip’s width apart, not %o',
    score => {
      expect(lastOf('single-leg-stance', standsWith(score))).toMatchObject({ advice: 'level-feet' })
      expect(lastOf('single-leg-stance', standsWith(score), 'semi-tandem')).toMatchObject({ advice: null })
      expect(lastOf('squat', standsWith(score))).toMatchObject({ advice: null })
    },
  )

  test.each([-8, 8])('does not mistake a phone rolled by %i° for uneven feet', rollDegrees => {
    const frames = standsWith({}, 4, { ...phoneOnShelf, rollDegrees })
    expect(lastOf('single-leg-stance', frames)).toMatchObject({ advice: null, heldShare: 1 })
  })

  test('eventually accepts a person who cannot stand as asked', () => {
    expect(lastOf('single-leg-stance', standsWith({ width: 0.02 }, 9))).toMatchObject({ heldShare: 1 })
  })
})
