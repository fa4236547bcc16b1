import { describe, expect, test } from 'vitest'
import { movementIds, variantPictures } from './movement.ts'
import {
  doneInstead,
  easierWays,
  easiest,
  exerciseAs,
  inWays,
  pictureOf,
  variantsOf,
  type Ways,
  wayOf,
  waysOf,
} from './ways.ts'
import { type WorkoutItem, workoutSets } from './workout.ts'

const plan = (items: readonly WorkoutItem[]) =>
  items.map(item => (item.type === 'break' ? 'break' : [item.movement, item.variant]))
const planIn = (items: readonly WorkoutItem[], ways: Ways) => plan(inWays(items, ways))

describe('variants applied to a set', () => {
  test('change nothing when none is chosen', () => {
    for (const items of Object.values(workoutSets)) expect(inWays(items, {})).toEqual(items)
  })

  test('replace every movement of the default set, and its words, with an easier variant', () => {
    const eased = inWays(workoutSets.default, easierWays('supported'))
    expect(plan(eased)).toEqual([
      ['single-leg-stance', 'supported'],
      'break',
      ['toe-touch', 'seated'],
      'break',
      ['squat', 'seated'],
    ])
    expect(eased.flatMap(item => (item.type === 'exercise' ? [wayOf(item)] : []))).toEqual([
      'single-leg-stance-supported',
      'toe-touch-seated',
      'squat-seated',
    ])
  })

  test('omit movements without an easier variant, together with their breaks', () => {
    expect(planIn(workoutSets.organisation, easierWays('semi-tandem'))).toEqual([
      ['squat', 'seated'],
      'break',
      ['single-leg-stance', 'semi-tandem'],
      'break',
      ['toe-touch', 'seated'],
    ])
    expect(planIn(workoutSets.organisation, { 'push-up': 'left-out', plank: 'left-out' })).toEqual([
      ['jumping-jack', null],
      'break',
      ['single-leg-stance', null],
      'break',
      ['sit-and-reach', null],
    ])
  })

  test('replace push-ups with chair stands, which count towards the age', () => {
    const instead = doneInstead('push-up')
    expect(instead).toMatchObject({
      movement: 'squat',
      variant: 'seated',
      insteadOf: 'push-up',
      test: 'strength',
    })
    expect(instead && wayOf(instead)).toBe('squat-seated')
    expect(doneInstead('plank')).toBeNull()
  })

  test('never repeat an exercise', () => {
    const both = [...workoutSets.default, ...workoutSets.organisation]
    expect(inWays(both, { 'push-up': 'instead' }).filter(({ id }) => id === 'squat')).toHaveLength(1)
  })

  test('exist for every movement, and none is unknown', () => {
    const ways = easierWays('supported')
    for (const movement of movementIds) {
      const its = waysOf(movement)
      expect(its.length > 0 ? its : ['left-out']).toContain(ways[movement])
    }
  })
})

describe('the easiest of several choices', () => {
  test('is picked for each movement, with skipping as the easiest', () => {
    expect(
      easiest(
        { 'single-leg-stance': 'semi-tandem', squat: 'seated' },
        { 'single-leg-stance': 'supported', 'toe-touch': 'seated' },
        { 'toe-touch': 'left-out' },
      ),
    ).toEqual({ 'single-leg-stance': 'semi-tandem', squat: 'seated', 'toe-touch': 'left-out' })
    expect(easiest()).toEqual({})
  })
})

describe('an exercise in an easier variant', () => {
  const squats = workoutSets.default.find(item => item.type === 'exercise' && item.movement === 'squat')

  test('regains its own words when changed back to the standard variant', () => {
    if (squats?.type !== 'exercise') throw new Error('the default set has squats')
    const eased = exerciseAs(squats, 'seated')
    expect(eased).toMatchObject({ variant: 'seated', movement: 'squat', durationSeconds: 30 })
    expect(wayOf(eased)).not.toBe(wayOf(squats))
    expect(exerciseAs(eased, null)).toEqual(squats)
  })

  test('is unchanged if the movement has no such variant', () => {
    if (squats?.type !== 'exercise') throw new Error('the default set has squats')
    expect(exerciseAs(squats, 'semi-tandem')).toEqual(squats)
  })
})

describe('the picture of a variant', () => {
  const allVariants = movementIds.flatMap(movement =>
    variantsOf(movement).map(variant => ({ movement, variant })),
  )

  test('shows the movement itself only for the standard variant', () => {
    for (const movement of movementIds) {
      expect(pictureOf({ movement, variant: null })).toBe(movement)
      expect(pictureOf({ movement })).toBe(movement)
    }
  })

  test('is unique to every variant', () => {
    expect(allVariants.map(pictureOf)).toEqual([...variantPictures])
    expect(variantPictures.filter(picture => (movementIds as readonly string[]).includes(picture))).toEqual(
      [],
    )
  })

  test('shows a resting figure for a variant the movement lacks', () => {
    expect(pictureOf({ movement: 'squat', variant: 'semi-tandem' })).toBe('rest')
  })

  test('is the key of its words, or the movement’s own key if the variant is missing', () => {
    expect(allVariants.map(wayOf)).toEqual([...variantPictures])
    expect(wayOf({ movement: 'squat', variant: 'semi-tandem' })).toBe('squat')
  })
})
