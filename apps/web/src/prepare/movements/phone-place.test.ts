import { type ExerciseItem, exerciseAs, restEndsAfterSeconds, workoutSets } from '@lithe/movements/catalog'
import { workoutWords } from '@lithe/words/live/workout'
import { describe, expect, it } from 'vitest'
import { howTo } from '../../workout/exercise-intro.tsx'
import { placeToChange, placing, standing, stopping } from './setup-facts.tsx'

const items = [...workoutSets.organisation, ...workoutSets.default]
function exercise(id: string): ExerciseItem {
  const found = items.find(item => item.id === id)
  if (found?.type !== 'exercise') throw new Error(`there is no ${id}`)
  return found
}

describe('the phone’s place', () => {
  it.each(['push-up', 'plank', 'sit-and-reach'])('is the floor for %s', id => {
    expect(placing(exercise(id))).toBe('floor')
    expect(standing(exercise(id))).toBe('floor')
  })

  it.each(['jumping-jack', 'single-leg-stance', 'toe-touch', 'squat'])('is hip height for %s', id => {
    expect(placing(exercise(id))).toBe('upright')
  })

  it('is hip height for chair movements', () => {
    expect(placing(exerciseAs(exercise('squat'), 'seated'))).toBe('upright')
  })

  it('is mentioned between movements only if it changes', () => {
    expect(placeToChange(exercise('push-up'), exercise('jumping-jack'))).toBe('upright')
    expect(placeToChange(exercise('single-leg-stance'), exercise('plank'))).toBe('floor')
    expect(placeToChange(exercise('plank'), exercise('sit-and-reach'))).toBeNull()
    expect(placeToChange(exercise('single-leg-stance'), exercise('toe-touch'))).toBeNull()
    expect(placeToChange(null, exercise('plank'))).toBeNull()
  })
})

describe('stopping away from a button', () => {
  it.each(['push-up', 'plank'])('means lowering the knees in %s, with both hands on the floor', id => {
    expect(stopping(exercise(id))).toBe('resting')
    const sentence = workoutWords.intro.stop.resting({ seconds: restEndsAfterSeconds })
    expect(howTo(exercise(id))).toContain(sentence)
  })

  it('means sitting up in a seated reach, crossing arms elsewhere', () => {
    expect(stopping(exercise('sit-and-reach'))).toBe('sitting-up')
    expect(stopping(exercise('jumping-jack'))).toBe('crossing-arms')
    expect(stopping(exerciseAs(exercise('squat'), 'seated'))).toBe('crossing-arms')
  })
})
