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
  items.map(item => (item.type === 'break' ? 'break' : [item.movement, item.ease]))
const planIn = (items: readonly WorkoutItem[], ways: Ways) => plan(inWays(items, ways))

describe('the ways a set is done in', () => {
  test('change nothing where none is chosen', () => {
    for (const items of Object.values(workoutSets)) expect(inWays(items, {})).toEqual(items)
  })

  test('ease every movement of the default set, with the words of the easier way', () => {
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

  test('leave out what has no easier way, and the break beside it', () => {
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

  test('put chair stands in the place of push-ups: they count for age, from a chair', () => {
    const instead = doneInstead('push-up')
    expect(instead).toMatchObject({
      movement: 'squat',
      ease: 'seated',
      insteadOf: 'push-up',
      test: 'strength',
    })
    expect(instead && wayOf(instead)).toBe('squat-seated')
    expect(doneInstead('plank')).toBeNull()
  })

  test('never do one thing twice', () => {
    const both = [...workoutSets.default, ...workoutSets.organisation]
    expect(inWays(both, { 'push-up': 'instead' }).filter(({ id }) => id === 'squat')).toHaveLength(1)
  })

  test('name a way for every movement, and only one it has', () => {
    const ways = easierWays('supported')
    for (const movement of movementIds) {
      const its = waysOf(movement)
      expect(its.length > 0 ? its : ['left-out']).toContain(ways[movement])
    }
  })
})

describe('the easiest of several ways', () => {
  test('is taken movement by movement, and leaving out is easier than any', () => {
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

describe('an exercise done in an easier way', () => {
  const squats = workoutSets.default.find(item => item.type === 'exercise' && item.movement === 'squat')

  test('goes back to its own words when done as it is meant again', () => {
    if (squats?.type !== 'exercise') throw new Error('the default set has squats')
    const eased = exerciseAs(squats, 'seated')
    expect(eased).toMatchObject({ ease: 'seated', movement: 'squat', durationSeconds: 30 })
    expect(wayOf(eased)).not.toBe(wayOf(squats))
    expect(exerciseAs(eased, null)).toEqual(squats)
  })

  test('stays as it is where there is no such way', () => {
    if (squats?.type !== 'exercise') throw new Error('the default set has squats')
    expect(exerciseAs(squats, 'semi-tandem')).toEqual(squats)
  })
})

describe('the picture of a way', () => {
  const allVariants = movementIds.flatMap(movement => variantsOf(movement).map(ease => ({ movement, ease })))

  test('is the movement itself only where it is done as it is meant', () => {
    for (const movement of movementIds) {
      expect(pictureOf({ movement, ease: null })).toBe(movement)
      expect(pictureOf({ movement })).toBe(movement)
    }
  })

  test('is another one for every easier way, and belongs to that way alone', () => {
    expect(allVariants.map(pictureOf)).toEqual([...variantPictures])
    expect(variantPictures.filter(picture => (movementIds as readonly string[]).includes(picture))).toEqual(
      [],
    )
  })

  test('of a way the movement does not have shows a figure at rest', () => {
    expect(pictureOf({ movement: 'squat', ease: 'semi-tandem' })).toBe('rest')
  })

  test('is what its words are kept by; of a way the movement does not have, those of the movement', () => {
    expect(allVariants.map(wayOf)).toEqual([...variantPictures])
    expect(wayOf({ movement: 'squat', ease: 'semi-tandem' })).toBe('squat')
  })
})
