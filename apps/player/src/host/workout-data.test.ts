import { WorkoutData } from '@lithe/contracts/player'
import type { Measurement } from '@lithe/movements/catalog'
import { clearView } from '@lithe/movements/testing'
import { describe, expect, it } from 'vitest'
import { squats as assignment } from '../testing/play-state.ts'
import { workoutData } from './workout-data.ts'

const squats: Measurement = {
  movement: 'squat',
  windowSeconds: 30,
  reps: 9,
  partials: 3,
  deepestDegrees: 80,
  quality: clearView,
}
const reach: Measurement = {
  movement: 'toe-touch',
  windowSeconds: 30,
  minHipDegrees: 95,
  kneeDegrees: 172,
  minHipDegreesWithBentKnees: null,
  quality: clearView,
}

describe('workout data', () => {
  it('counts full repetitions among all attempts', () => {
    expect(workoutData(assignment, squats, 30.04)).toEqual({
      videoId: 3,
      completedRepetitions: 9,
      totalRepetitions: 12,
      completedSets: 1,
      totalSets: 1,
      totalWorkoutDuration: 30,
      overallWorkoutTime: 30,
      overallAccuracy: 75,
      overallCaloriesBurnt: 0,
      overallScoreColorCode: 'grey',
    })
  })

  it('has an accuracy of 0 without an attempt', () => {
    expect(workoutData(assignment, { ...squats, reps: 0, partials: 0 }, 30).overallAccuracy).toBe(0)
  })

  it('counts every hold', () => {
    const hold = { fromSeconds: 1, toSeconds: 5, lifted: 'left' } as const
    const stance: Measurement = {
      movement: 'single-leg-stance',
      windowSeconds: 60,
      longestHoldSeconds: 4,
      holds: [hold, { ...hold, fromSeconds: 8, toSeconds: 10 }],
      sway: 0.01,
      quality: clearView,
    }
    expect(workoutData({ ...assignment, windowSeconds: 60 }, stance, 12.26)).toMatchObject({
      completedRepetitions: 2,
      totalRepetitions: 2,
      totalWorkoutDuration: 60,
      overallWorkoutTime: 12.3,
    })
  })

  it('includes a reach with bent knees as an attempt that does not count', () => {
    expect(workoutData(assignment, reach, 30).overallAccuracy).toBe(100)
    expect(workoutData(assignment, { ...reach, minHipDegreesWithBentKnees: 60 }, 30).overallAccuracy).toBe(50)
  })

  it('matches the contract', () => {
    for (const measurement of [squats, reach])
      expect(WorkoutData.safeParse(workoutData(assignment, measurement, 30)).success).toBe(true)
  })
})
