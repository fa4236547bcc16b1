import { milliseconds } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  chairStand,
  emptyFrame,
  film,
  type Movement,
  performance as perform,
  phoneOnShelf,
  plank,
  pushUp,
  semiTandem,
  sitAndReach,
  standing,
  steadyJacks,
  steadyPushUps,
  steadyRises,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { movementIds } from '../catalog/catalog.ts'
import { mirrored } from '../testing/alter-frames.ts'
import { feetAside } from '../testing/camera-knocked.ts'
import { goingSideways } from '../testing/going-sideways.ts'
import { signsIn } from '../testing/signs-in.ts'
import { toppling } from '../testing/toppling.ts'

const body = bodyOf(averagePerson)
const from = (yawDegrees: number) => ({ ...phoneOnShelf, yawDegrees })
const filmed = (movement: Movement, yawDegrees = 0, fps = 20) => film(movement, from(yawDegrees), fps).frames
const standingMovements = movementIds.filter(id => !['push-up', 'plank', 'sit-and-reach'].includes(id))

describe('a near-fall', () => {
  test.each(
    (['left', 'right', 'front', 'back'] as const).flatMap(towards =>
      [0, 45, 90].map(yawDegrees => ({ towards, yawDegrees })),
    ),
  )('is detected within 0.5 s of a fall to the $towards, from $yawDegrees°', ({ towards, yawDegrees }) => {
    for (const fallSeconds of [0.5, 0.9]) {
      const signs = signsIn(toppling({ towards, fallSeconds }, from(yawDegrees), 20), 'single-leg-stance')
      expect(signs['near-fall']).toBeGreaterThan(2)
      expect(signs['near-fall']).toBeLessThan(2 + fallSeconds + 0.5)
    }
  })

  test.each([15, 30])('is detected at %i fps', fps => {
    expect(signsIn(toppling({ towards: 'left', fallSeconds: 0.6 }, from(0), fps), 'squat')).toHaveProperty(
      'near-fall',
    )
  })

  test('is detected in hurried steps with a leaning trunk', () => {
    const stumble = {
      seconds: 4,
      asideAt: (seconds: number) => 0.75 * Math.min(1, Math.max(0, (seconds - 1.6) / 0.9)),
      stepsPerSecond: 4,
      leanAt: (seconds: number) => (seconds > 1.6 && seconds < 3 ? 34 : 0),
    }
    const frames = goingSideways(stumble, from(0), 20)
    expect(signsIn(frames, 'single-leg-stance')).toHaveProperty('near-fall')
    expect(signsIn(mirrored(frames), 'single-leg-stance')).toHaveProperty('near-fall')
  })

  test('is not detected in a person who lies down slowly', () => {
    const frames = toppling({ towards: 'front', fallSeconds: 3.5, evenly: true }, from(90), 20)
    expect(signsIn(frames, 'toe-touch')).toEqual({})
  })

  test('is detected only in standing movements', () => {
    const frames = toppling({ towards: 'left', fallSeconds: 0.6 }, from(0), 20)
    expect(signsIn(frames, 'plank')).not.toHaveProperty('near-fall')
    expect(signsIn(frames, 'squat', 'seated')).not.toHaveProperty('near-fall')
  })
})

describe('no stop sign is detected in', () => {
  const deepAndQuick = [1, 2.2, 3.4].map(startSeconds => ({
    kneeDegrees: 48,
    startSeconds,
    downSeconds: 0.45,
    bottomSeconds: 0.05,
    upSeconds: 0.5,
  }))
  const reach = { foldDegrees: 125, kneeDegrees: 174, startSeconds: 0.8, holdSeconds: 1.5 }
  const jacks = steadyJacks([180, 180, 180, 180, 180], { tempoSeconds: 0.95 })
  const stance = {
    arms: 'out',
    unsteadiness: 3,
    holds: [{ lifted: 'left', fromSeconds: 1.5, toSeconds: 6, liftMetres: 0.35 }],
  } as const

  test.each([0, 45, 90])('deep and quick squats, from %i°', yaw => {
    expect(
      signsIn(perform('squat', { repetitions: deepAndQuick }, from(yaw), 20, 5).frames, 'squat'),
    ).toEqual({})
  })

  test.each([0, 60, 90])('a quick toe touch to the floor, from %i°', yaw => {
    const reaches = [{ ...reach, downSeconds: 0.7, upSeconds: 0.7 }]
    expect(signsIn(perform('toe-touch', { reaches }, from(yaw), 20, 5).frames, 'toe-touch')).toEqual({})
  })

  const passing = {
    reaches: [{ ...reach, startSeconds: 2, downSeconds: 1.6, holdSeconds: 4, upSeconds: 1.6 }],
  }
  const folding = perform('toe-touch', passing, from(90), 20, 10).frames
  /** Moves the feet to another person's by `awayBy`, keeps them there until `backFrom`, and returns them as fast. */
  const toOthersFeet = (outFrom: number, awayBy: number, backFrom: number) =>
    feetAside(seconds => {
      const takes = awayBy - outFrom
      const out = Math.min(1, Math.max(0, (seconds - outFrom) / takes))
      return 0.4 * (out - Math.min(1, Math.max(0, (seconds - backFrom) / takes)))
    })
  const passers = [
    ['who is followed at once, as the fold begins', 2.9, 2.95, 3.5],
    ['who is followed at a walk, in the fold', 5, 5.4, 5.8],
    ['who is followed for two steps, as the fold begins', 2.9, 3.15, 3.15],
  ] as const

  test.each(passers)('a toe touch during which someone passes %s', (_, ...when) => {
    expect(signsIn(toOthersFeet(...when)(folding), 'toe-touch')).toEqual({})
  })

  test.each([0, 35])('quick jumping jacks, from %i°', yaw => {
    const { frames } = perform('jumping-jack', { repetitions: jacks }, from(yaw), 20, 7)
    expect(signsIn(frames, 'jumping-jack')).toEqual({})
  })

  test.each(['out', 'hips', 'sides'] as const)('an unsteady stance with the arms %s', arms => {
    const { frames } = perform('single-leg-stance', { ...stance, arms }, from(0), 20, 8)
    expect(signsIn(frames, 'single-leg-stance')).toEqual({})
  })

  test('a semi-tandem stance', () => {
    const steps = [{ behind: 'right', fromSeconds: 2, toSeconds: 6 }] as const
    const frames = filmed(semiTandem(body, { seconds: 8, unsteadiness: 2, steps }))
    expect(signsIn(frames, 'single-leg-stance', 'semi-tandem')).toEqual({})
  })

  test.each([0, 45, 90])('chair stands with crossed arms, even analysed as squats, from %i°', yaw => {
    const rises = steadyRises([1, 1, 1], { tempoSeconds: 1.6 })
    expect(signsIn(filmed(chairStand(body, { seconds: 7, rises }), yaw), 'squat')).toEqual({})
  })

  test('push-ups, a plank and a seated reach', () => {
    const ups = pushUp(body, { seconds: 6, sagDegrees: 0, repetitions: steadyPushUps([80, 80]) })
    const lifts = [{ fromSeconds: 1, toSeconds: 5 }]
    const line = plank(body, { seconds: 6, on: 'forearms', unsteadiness: 1, lifts, slips: [] })
    const reaches = [{ ...reach, foldDegrees: 60, downSeconds: 1, upSeconds: 1 }]
    const seated = sitAndReach(body, { seconds: 6, kneeDegrees: 176, reaches })
    expect(signsIn(filmed(ups, 90), 'push-up')).toEqual({})
    expect(signsIn(filmed(line, 90), 'plank')).toEqual({})
    expect(signsIn(filmed(seated, 90), 'sit-and-reach')).toEqual({})
  })

  test.each(standingMovements)('walking about before %s', movement => {
    const walk = {
      seconds: 5,
      asideAt: (seconds: number) => 0.6 * Math.sin(1.2 * seconds),
      stepsPerSecond: 2.5,
      leanAt: () => 6,
    }
    expect(signsIn(goingSideways(walk, from(0), 20), movement)).toEqual({})
  })
})

describe('leaving the frame', () => {
  const away = (seconds: number) => emptyFrame(phoneOnShelf, seconds * 1000)
  const there = filmed(standing(body, 2))

  test('is reported after two seconds without a body', () => {
    const frames = [...there, ...Array.from({ length: 60 }, (_, index) => away(2 + index / 20))]
    expect(signsIn(frames, 'squat')['left-frame']).toBeCloseTo(4, 0)
  })

  test('is not reported after one second', () => {
    const gone = Array.from({ length: 20 }, (_, index) => away(2 + index / 20))
    const back = there.map(frame => ({ ...frame, time: milliseconds(frame.time + 3000) }))
    expect(signsIn([...there, ...gone, ...back], 'squat')).toEqual({})
  })

  test('is not reported if the camera froze for three seconds and the next frame lacks the person', () => {
    const back = there.map(frame => ({ ...frame, time: milliseconds(frame.time + 5100) }))
    expect(signsIn([...there, away(5), ...back], 'squat')).toEqual({})
  })

  test('is reported for a person who walks out, without reporting a fall', () => {
    const walk = {
      seconds: 6,
      asideAt: (seconds: number) => Math.max(0, seconds - 1) * 1.1,
      stepsPerSecond: 2.5,
      leanAt: () => 8,
    }
    const signs = signsIn(goingSideways(walk, from(0), 20), 'single-leg-stance')
    expect(signs).toHaveProperty('left-frame')
    expect(signs).not.toHaveProperty('near-fall')
  })
})

describe('resting on hands or forearms', () => {
  const planking = (lifts: readonly { fromSeconds: number; toSeconds: number }[], seconds: number) =>
    perform('plank', { on: 'forearms', unsteadiness: 1, lifts: [...lifts], slips: [] }, from(90), 20, seconds)
      .frames

  test('is reported 3 s after the knees come down', () => {
    const signs = signsIn(planking([{ fromSeconds: 1.5, toSeconds: 8 }], 13), 'plank')
    expect(signs.rested).toBeGreaterThan(8 + 2.4)
    expect(signs.rested).toBeLessThan(8 + 3.8)
  })

  test('is not reported for a brief rest between two planks or before the first', () => {
    const twice = [
      { fromSeconds: 5, toSeconds: 8 },
      { fromSeconds: 10, toSeconds: 13 },
    ]
    expect(signsIn(planking(twice, 14), 'plank')).toEqual({})
    expect(signsIn(planking([], 8), 'plank')).toEqual({})
  })

  test('is reported after push-ups, but never during a repetition', () => {
    const repetitions = steadyPushUps([78, 80, 82], { startSeconds: 1, tempoSeconds: 2.6 })
    const { frames } = perform('push-up', { sagDegrees: 0, repetitions }, from(90), 20, 9)
    expect(signsIn(frames, 'push-up')).toEqual({})
    const kneeling = planking([], 4.5).map(frame => ({ ...frame, time: milliseconds(frame.time + 9000) }))
    expect(signsIn([...frames, ...kneeling], 'push-up').rested).toBeGreaterThan(9 + 2.7)
  })
})
