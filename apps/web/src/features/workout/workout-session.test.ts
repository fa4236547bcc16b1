import { workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import {
  type AssessmentResult,
  advance,
  completedExercises,
  emptySession,
  exerciseFrom,
  isLastWorkout,
  nextExercise,
  sessionIdsByTest,
  withResult,
} from './workout-session.ts'

const workouts = workoutSets.default

const result = (exerciseId: string, test: AssessmentResult['test'], sessionId: string): AssessmentResult => ({
  sessionId,
  exerciseId,
  exerciseName: exerciseId,
  test,
  timestamp: '2030-01-01T00:00:00.000Z',
  workoutData: null,
  refusal: null,
})

describe('the workout session', () => {
  it('advances by one and never beyond the last item', () => {
    expect(advance(workouts, 0)).toBe(1)
    expect(advance(workouts, workouts.length - 1)).toBe(workouts.length - 1)
  })

  it('skips a break straight to the exercise after it', () => {
    expect(workouts[1]?.type).toBe('break')
    expect(exerciseFrom(workouts, 1)?.id).toBe('toe-touch')
    expect(nextExercise(workouts, 0)?.id).toBe('toe-touch')
  })

  it('knows the last exercise by having no exercise after it', () => {
    expect(workouts.map((_, index) => isLastWorkout(workouts, index))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(nextExercise(workouts, workouts.length - 1)).toBeNull()
  })

  it('counts exercises up to and including the current item', () => {
    expect(workouts.map((_, index) => completedExercises(workouts, index))).toEqual([1, 1, 2, 2, 3])
  })

  it('keeps only the latest result of an exercise done again', () => {
    const session = ['a', 'b'].reduce(
      (kept, id) => withResult(kept, result('squat', 'strength', id)),
      emptySession,
    )
    expect(session.assessmentResults.map(({ sessionId }) => sessionId)).toEqual(['b'])
  })

  it('collects one id for a test, and a list where a test had several movements', () => {
    const one = [result('toe-touch', 'flexibility', 'f'), result('squat', 'strength', 's1')]
    expect(sessionIdsByTest(one)).toEqual({ flexibility: 'f', strength: 's1' })
    const several = [...one, result('plank', 'strength', 's2'), result('push-up', 'strength', 's3')]
    expect(sessionIdsByTest(several)).toEqual({ flexibility: 'f', strength: ['s1', 's2', 's3'] })
    expect(sessionIdsByTest([])).toEqual({})
  })
})
