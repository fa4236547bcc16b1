import { createPoseSmoother, degrees, inSeconds, type PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  between,
  bodyOf,
  chairStand,
  film,
  interiorAngle,
  type Movement,
  phoneOnShelf,
  plus,
  type Skeleton,
  skeletonOf,
  squat,
  steadyRepetitions,
  steadyRises,
  times,
  vector,
} from '@lithe/workshop/choreography'
import { expect, test } from 'vitest'
import { type Rising, risingParts } from '../catalog/catalog.ts'
import { flattened, jittered } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'
import { createRises } from './rises.ts'

const body = bodyOf(averagePerson)
const squats = squat(body, { seconds: 20, repetitions: steadyRepetitions([75, 70, 80, 72, 76, 70]) })
const stands = chairStand(body, { seconds: 18, rises: steadyRises([1, 1, 1, 1, 1, 1]) })

const asSeen = (frames: readonly PoseFrame[]) =>
  jittered(0.002, 11)(flattened(frames)).map(createPoseSmoother().smooth)

function risingOf(movement: Movement, camera: Partial<typeof phoneOnShelf>): Rising | null {
  const { frames } = film(movement, { ...phoneOnShelf, ...camera }, 20)
  const measured = measure('squat', asSeen(frames), 30, movement.variant ?? null)
  return measured.ok && 'rising' in measured.measurement ? (measured.measurement.rising ?? null) : null
}

const middle = ({ sides: { left, right } }: Skeleton, joint: 'shoulder' | 'hip' | 'ankle') =>
  between(left[joint], right[joint])

/** The same values from the true joints, with the trunk relative to standing. */
function trueRising(movement: Movement): Rising | null {
  const isSeated = movement.variant === 'seated'
  const rises = createRises(isSeated ? 'seat' : 'standing')
  const { frames } = film(movement, phoneOnShelf, 30).truth
  const standing = skeletonOf(body, squats.postureAt(0))
  const line = plus(middle(standing, 'shoulder'), times(middle(standing, 'ankle'), -1))
  let reps = 0
  let isDown = isSeated
  for (const { t, kneeLeft, kneeRight, hip } of frames) {
    const knee = (kneeLeft + kneeRight) / 2
    if (isDown && knee >= (isSeated ? 155 : 150)) {
      reps += 1
      isDown = false
    } else if (knee <= (isSeated ? 122 : 90)) isDown = true
    const now = skeletonOf(body, movement.postureAt(t))
    const trunk = plus(middle(now, 'shoulder'), times(middle(now, 'hip'), -1))
    const lean = degrees(interiorAngle(trunk, vector(0, 0, 0), line))
    rises.observe({ seconds: inSeconds(t), knee: degrees(knee), hip: degrees(hip), lean }, reps)
  }
  return rises.result({ level: 'good', view: 'side', framesPerSecond: 30 })
}

const told = (rising: Rising | null) => risingParts.filter(part => rising?.[part])
const everything = [...risingParts]

test.each([
  ['squats', squats, [-90, 0, 30, 60], everything],
  ['stands from the side', stands, [-90, 50], everything],
  ['stands from the front', stands, [0, 15], ['firstFive', 'unevenness', 'lean']],
] as const)('reported values for %s lie within twice their stated error', (_, movement, views, parts) => {
  const truth = trueRising(movement)
  for (const yawDegrees of views) {
    const rising = risingOf(movement, { yawDegrees })
    expect(told(rising), `${yawDegrees}°`).toEqual(parts)
    for (const part of told(rising)) {
      const { value = 0, error = 0 } = rising?.[part] ?? {}
      const off = Math.abs(value - (truth?.[part]?.value ?? Number.NaN))
      expect(off, `${part} from ${yawDegrees}°: ${value}`).toBeLessThan(2 * error)
    }
  }
})

test('a phone leaning sideways does not affect the trunk', () => {
  const upright = risingOf(squats, { yawDegrees: 90 })?.lean?.value ?? 0
  const leaning = risingOf(squats, { yawDegrees: 90, rollDegrees: 6 })?.lean?.value ?? 0
  expect(Math.abs(upright - leaning)).toBeLessThan(1.5)
})

test('a pause between repetitions shows in their unevenness', () => {
  const rises = steadyRises([1, 1, 1, 1, 1, 1]).map((rise, index) =>
    index < 3 ? rise : { ...rise, startSeconds: rise.startSeconds + 1.5 },
  )
  const paused = chairStand(body, { seconds: 20, rises })
  const unevenness = trueRising(paused)?.unevenness?.value ?? 0
  expect(unevenness).toBeGreaterThan(0.5)
  expect(risingOf(paused, { yawDegrees: 45 })?.unevenness?.value).toBeCloseTo(unevenness, 1)
})

test('nothing is reported for only two rises, or for a poorly seen body', () => {
  expect(risingOf(chairStand(body, { seconds: 8, rises: steadyRises([1, 1]) }), {})).toBeNull()
  const rises = createRises('standing')
  for (let index = 0; index < 40; index++)
    rises.observe(
      {
        seconds: inSeconds(index / 4),
        knee: degrees(index % 4 === 3 ? 165 : 85),
        hip: degrees(120),
        lean: null,
      },
      Math.floor((index + 1) / 4),
    )
  const seen = { view: 'front', framesPerSecond: 20 } as const
  expect(told(rises.result({ ...seen, level: 'good' }))).toContain('kneeTravel')
  expect(rises.result({ ...seen, level: 'poor' })).toBeNull()
})
