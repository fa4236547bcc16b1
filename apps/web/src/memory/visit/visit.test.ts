import { workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { easierFromHere, leftOutOf, planned } from './planned.ts'
import {
  type AssessmentResult,
  advance,
  completedExercises,
  emptyVisit,
  exerciseBefore,
  exerciseFrom,
  exercisesUndone,
  isLastWorkout,
  nextExercise,
  placeToResume,
  type Redo,
  sessionIdsByTest,
  withResult,
} from './visit.ts'

const workouts = workoutSets.default

const result = (exerciseId: string, test: AssessmentResult['test'], sessionId: string): AssessmentResult => ({
  sessionId,
  exerciseId,
  exerciseName: exerciseId,
  test,
  timestamp: '2030-01-01T00:00:00.000Z',
  workoutData: null,
  shown: { reps: 14, partials: 0 },
  refusal: null,
})
const refused = (
  exerciseId: string,
  test: AssessmentResult['test'],
  sessionId: string,
): AssessmentResult => ({
  ...result(exerciseId, test, sessionId),
  shown: null,
  refusal: 'felt-unwell',
})

describe('the workout visit', () => {
  it('advances by one, never beyond the last item', () => {
    expect(advance(workouts, 0)).toBe(1)
    expect(advance(workouts, workouts.length - 1)).toBe(workouts.length - 1)
  })

  it('skips a break to the next exercise', () => {
    expect(workouts[1]?.type).toBe('break')
    expect(exerciseFrom(workouts, 1)?.id).toBe('toe-touch')
    expect(nextExercise(workouts, 0)?.id).toBe('toe-touch')
  })

  it('recognises the last exercise', () => {
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

  it('keeps only the latest result of a repeated exercise', () => {
    const visit = ['a', 'b'].reduce(
      (kept, id) => withResult(kept, result('squat', 'strength', id)),
      emptyVisit,
    )
    expect(visit.assessmentResults.map(({ sessionId }) => sessionId)).toEqual(['b'])
  })

  it('continues past a movement measured before the page closed', () => {
    const measured = withResult(emptyVisit, result('single-leg-stance', 'balance', 'a'))
    expect(placeToResume(workouts, emptyVisit)).toBe(0)
    expect(workouts[placeToResume(workouts, measured)]?.id).toBe('toe-touch')
    const stopped = withResult(emptyVisit, refused('single-leg-stance', 'balance', 'a'))
    expect(placeToResume(workouts, stopped)).toBe(0)
    const last = withResult({ ...emptyVisit, currentWorkoutIndex: 4 }, result('squat', 'strength', 'c'))
    expect(placeToResume(workouts, last)).toBe(4)
  })

  it('keeps a number when a later attempt fails', () => {
    const measured = withResult(emptyVisit, result('squat', 'strength', 'a'))
    expect(withResult(measured, refused('squat', 'strength', 'b'))).toEqual(measured)
    const stopped = withResult(emptyVisit, refused('squat', 'strength', 'b'))
    expect(withResult(stopped, result('squat', 'strength', 'a'))).toEqual(measured)
  })

  it('collects one id per test, or a list if there are several movements', () => {
    const one = [result('toe-touch', 'flexibility', 'f'), result('squat', 'strength', 's1')]
    expect(sessionIdsByTest(one)).toEqual({ flexibility: 'f', strength: 's1' })
    const several = [...one, result('plank', 'strength', 's2'), result('push-up', 'strength', 's3')]
    expect(sessionIdsByTest(several)).toEqual({ flexibility: 'f', strength: ['s1', 's2', 's3'] })
    expect(sessionIdsByTest([])).toEqual({})
  })
})

describe('a visit with easier variants', () => {
  const names = (items: ReturnType<typeof planned>) =>
    items.flatMap(item => (item.type === 'exercise' ? [[item.movement, item.variant]] : []))

  it('follows the answers, then the person’s own choices', () => {
    const ladder = { 'single-leg-stance': 'supported', squat: 'seated' } as const
    const plan = { ...emptyVisit, ladder, chosenWays: { 'single-leg-stance': 'semi-tandem' } as const }
    expect(names(planned(workouts, plan))).toEqual([
      ['single-leg-stance', 'semi-tandem'],
      ['toe-touch', null],
      ['squat', 'seated'],
    ])
  })

  it('keeps what is done and eases the rest', () => {
    const visit = withResult(
      { ...emptyVisit, currentWorkoutIndex: 1 },
      result('single-leg-stance', 'balance', 'a'),
    )
    const easier = easierFromHere(workouts, visit)
    expect(names(planned(workouts, { ...visit, ...easier }))).toEqual([
      ['single-leg-stance', null],
      ['toe-touch', 'seated'],
      ['squat', 'seated'],
    ])
    expect(workouts[easier?.currentWorkoutIndex ?? 0]?.id).toBe('toe-touch')
  })

  it('continues with the first movement that has an easier variant, and skips those without one', () => {
    const visit = withResult(
      { ...emptyVisit, standsFirst: true },
      refused('single-leg-stance', 'balance', 'a'),
    )
    const easier = easierFromHere(workoutSets.organisation, visit)
    const rest = planned(workoutSets.organisation, { ...visit, ...easier })
    expect(names(rest)).toEqual([
      ['single-leg-stance', null],
      ['squat', 'seated'],
      ['toe-touch', 'seated'],
    ])
    expect(rest[easier?.currentWorkoutIndex ?? 0]?.id).toBe('squat')
  })

  it('keeps the original order for the rest', () => {
    const visit = withResult({ ...emptyVisit, currentWorkoutIndex: 2 }, result('push-up', 'strength', 'a'))
    const easier = easierFromHere(workoutSets.organisation, visit)
    const rest = planned(workoutSets.organisation, { ...visit, ...easier })
    expect(names(rest)).toEqual([
      ['push-up', null],
      ['single-leg-stance', 'semi-tandem'],
      ['toe-touch', 'seated'],
    ])
    expect(rest[easier?.currentWorkoutIndex ?? 0]?.id).toBe('single-leg-stance')
  })

  it('offers nothing easier once all is done, or if nothing has an easier variant', () => {
    const last = { ...emptyVisit, currentWorkoutIndex: 4 }
    expect(easierFromHere(workouts, withResult(last, result('squat', 'strength', 'a')))).toBeNull()
    const noneEasier = workoutSets.organisation.filter(({ id }) => id === 'jumping-jack' || id === 'plank')
    expect(easierFromHere(noneEasier, emptyVisit)).toBeNull()
  })

  it('lists unbegun movements, to be reported as not measured', () => {
    const visit = withResult(
      { ...emptyVisit, currentWorkoutIndex: 2 },
      result('toe-touch', 'flexibility', 'a'),
    )
    expect(exercisesUndone(workouts, visit).map(({ id }) => id)).toEqual(['squat'])
  })

  it('finds the previous exercise, skipping breaks', () => {
    const [first, squats] = [exerciseFrom(workouts, 0), exerciseFrom(workouts, 4)]
    expect(first && exerciseBefore(workouts, first)).toBeNull()
    expect(squats && exerciseBefore(workouts, squats)?.id).toBe('toe-touch')
  })
})

describe('a repeated movement of a report', () => {
  const redo: Redo = {
    assessmentId: '8a6e0804-2bd0-4672-b79d-d97027f9071a',
    movement: 'plank',
    others: [
      { test: 'strength', sessionId: 's1' },
      { test: 'balance', sessionId: 'b' },
    ],
    untilMs: 0,
  }

  it('is the whole visit, whichever set it is from', () => {
    for (const set of Object.values(workoutSets))
      expect(planned(set, { ...emptyVisit, redo })).toMatchObject([{ id: 'plank', durationSeconds: 120 }])
  })

  it('is reported with the earlier report’s other measurements', () => {
    expect(sessionIdsByTest([...redo.others, result('plank', 'strength', 's2')])).toEqual({
      strength: ['s1', 's2'],
      balance: 'b',
    })
  })
})

describe('a skipped movement', () => {
  const visit = { ...emptyVisit, ladder: { 'toe-touch': 'left-out', plank: 'left-out' } as const }
  const ids = (found: { id: string }[]) => found.map(({ id }) => id)

  it('is reported once, and only if the set includes it', () => {
    expect(ids(leftOutOf(workouts, visit))).toEqual(['toe-touch'])
    expect(ids(leftOutOf(workoutSets.organisation, visit))).toEqual(['plank'])
    const told = { ...result('toe-touch', 'flexibility', 'a'), shown: null, refusal: 'left-out' } as const
    expect(leftOutOf(workouts, withResult(visit, told))).toEqual([])
  })

  it('does not occur when one movement of a report is repeated', () => {
    const redo: Redo = { assessmentId: 'a', movement: 'squat', others: [], untilMs: 0 }
    expect(leftOutOf(workouts, { ...visit, redo })).toEqual([])
  })
})
