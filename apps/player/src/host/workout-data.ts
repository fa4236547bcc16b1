import type { WorkoutData } from '@lithe/contracts/player'
import type { Measurement } from '@lithe/movements/catalog'
import type { Assignment } from '../state/assignment.ts'

type Attempts = { counted: number; all: number }

function attempts(measurement: Measurement): Attempts {
  if ('reps' in measurement)
    return { counted: measurement.reps, all: measurement.reps + measurement.partials }
  if ('holds' in measurement) return { counted: measurement.holds.length, all: measurement.holds.length }
  return { counted: 1, all: measurement.minHipDegreesWithBentKnees === null ? 1 : 2 }
}

/** Converts a measurement to the format of the workout protocol. */
export function workoutData(
  assignment: Assignment,
  measurement: Measurement,
  secondsTaken: number,
): WorkoutData {
  const { counted, all } = attempts(measurement)
  return {
    videoId: assignment.videoId,
    completedRepetitions: counted,
    completedSets: 1,
    totalRepetitions: all,
    totalSets: 1,
    totalWorkoutDuration: assignment.windowSeconds,
    overallWorkoutTime: Math.round(secondsTaken * 10) / 10,
    overallAccuracy: all === 0 ? 0 : Math.round((counted / all) * 100),
    overallCaloriesBurnt: 0,
    // A score needs age and sex, which only the server knows.
    overallScoreColorCode: 'grey',
  }
}
