import { workoutSets } from '@lithe/movements/catalog'
import { describe, expect, it } from 'vitest'
import { type AssessmentResult, emptyVisit } from '../memory/visit/visit.ts'
import {
  nextWorkoutFlow,
  type WorkoutEvent,
  type WorkoutFlow,
  workoutFlowAt,
  workoutFlowStart,
} from './workout-flow.ts'

const after = (...events: WorkoutEvent[]) => events.reduce(nextWorkoutFlow, workoutFlowStart)

const ready: WorkoutEvent = { type: 'player-ready' }
const start: WorkoutEvent = { type: 'start-pressed' }
const ended: WorkoutEvent = { type: 'exercise-ended', nowMs: 0, leftOut: null, restSeconds: 15 }

describe('the workout flow', () => {
  it('previews the first exercise until the person starts it', () => {
    expect(after()).toMatchObject({ mode: 'preview', isPlayerReady: false })
    expect(after(ready)).toMatchObject({ mode: 'preview', isPlayerReady: true })
    expect(after(ready, start).mode).toBe('workout')
  })

  it('shows the player’s loading progress', () => {
    expect(after({ type: 'player-progress', share: 0.4 }).loadedShare).toBe(0.4)
  })

  it('rests after an exercise, longer on request, then starts the next one directly', () => {
    const resting = after(ready, start, ended, { type: 'rest-extended' })
    expect(resting).toMatchObject({ mode: 'rest', rest: { endsAtMs: 25_000, extraSeconds: 10 } })
    expect(nextWorkoutFlow(resting, start).mode).toBe('workout')
  })

  it('waits for a reloaded player and continues as soon as it is ready', () => {
    const reloading = after(ready, start, { type: 'player-reloading' })
    expect(reloading.mode).toBe('loading')
    expect(nextWorkoutFlow(reloading, ready).mode).toBe('workout')
    expect(after(ready, start, ended, { type: 'player-reloading' }, start).mode).toBe('loading')
  })

  it('asks what to do about an exercise without a number', () => {
    const failed = after(ready, start, { type: 'exercise-failed', reason: 'knees-bent' })
    expect(failed).toMatchObject({ mode: 'again', reason: 'knees-bent' })
    expect(nextWorkoutFlow(failed, start).mode).toBe('workout')
    expect(nextWorkoutFlow(failed, ended).mode).toBe('rest')
  })

  it('asks the same if measuring fails before the player is ready', () => {
    expect(after({ type: 'exercise-failed', reason: 'engine' }).mode).toBe('again')
  })

  it('leaves the page to the player if the browser cannot measure, except during a rest', () => {
    const told: WorkoutEvent = { type: 'absence-told' }
    expect(after(told).mode).toBe('absence')
    expect(after(start, told).mode).toBe('absence')
    expect(after(ready, start, ended, told).mode, 'a rest is not interrupted').toBe('rest')
  })

  it('does not let a late failure interrupt a rest', () => {
    expect(after(ready, start, ended, { type: 'exercise-failed', reason: 'stopped' }).mode).toBe('rest')
  })

  it('pauses once a person feels unwell, until they decide how to continue', () => {
    const unwell = after(ready, start, ended, { type: 'felt-unwell', cause: 'felt-unwell' })
    expect(unwell).toMatchObject({ mode: 'unwell', cause: 'felt-unwell' })
    for (const late of [ready, ended, { type: 'exercise-failed', reason: 'stopped' } as const])
      expect(nextWorkoutFlow(unwell, late).mode).toBe('unwell')
    expect(nextWorkoutFlow(unwell, { type: 'rested' })).toMatchObject({
      mode: 'preview',
      isPlayerReady: true,
    })
  })

  it('is over after the last exercise, whatever the player still reports', () => {
    const done = after(ready, start, { type: 'all-done' })
    expect(done).toEqual({ mode: 'done', isPlayerReady: true, loadedShare: null })
    for (const late of [
      ended,
      { type: 'player-silent' },
      { type: 'exercise-failed', reason: 'stopped' },
    ] as const)
      expect(nextWorkoutFlow(done, late).mode).toBe('done')
  })

  it('says at the end that nothing was measured, and can restart', () => {
    const nothing = after(ready, start, { type: 'nothing-measured', reason: 'camera-missing' })
    expect(nothing).toMatchObject({ mode: 'nothing', reason: 'camera-missing' })
    expect(nextWorkoutFlow(nothing, { type: 'player-silent' }).mode).toBe('nothing')
    expect(nextWorkoutFlow(nothing, { type: 'player-retried' }).mode).toBe('preview')
  })

  it('offers another attempt if the player never answers', () => {
    expect(after({ type: 'player-silent' }).mode).toBe('unreachable')
    expect(after({ type: 'player-silent' }, { type: 'player-retried' }).mode).toBe('preview')
  })
})

describe('a person who is leaving', () => {
  const asked: WorkoutEvent = { type: 'pause-asked', nowMs: 10_000 }
  const stayed: WorkoutEvent = { type: 'stayed', nowMs: 13_000 }
  const ask = (flow: WorkoutFlow) => nextWorkoutFlow(flow, asked)

  it('pauses the movement, which restarts if the person stays', () => {
    const paused = ask(after(ready, start))
    expect(paused).toMatchObject({ mode: 'paused', from: { mode: 'workout' } })
    expect(nextWorkoutFlow(paused, stayed)).toMatchObject({ mode: 'preview', isPlayerReady: true })
    const reloading = nextWorkoutFlow(paused, { type: 'player-reloading' })
    expect(nextWorkoutFlow(reloading, stayed)).toMatchObject({ mode: 'preview', isPlayerReady: false })
  })

  it('gets the rest of a rest back on staying', () => {
    const resting = ask(after(ready, start, ended))
    expect(resting.mode).toBe('paused')
    expect(nextWorkoutFlow(resting, stayed)).toMatchObject({ mode: 'rest', rest: { endsAtMs: 18_000 } })
  })

  it('keeps a movement that has just ended, or ended in a stumble', () => {
    const paused = ask(after(ready, start))
    expect(nextWorkoutFlow(paused, ended).mode).toBe('rest')
    expect(nextWorkoutFlow(paused, { type: 'all-done' }).mode).toBe('done')
    expect(nextWorkoutFlow(paused, { type: 'felt-unwell', cause: 'near-fall' }).mode).toBe('unwell')
  })

  it('changes nothing while everything waits for them anyway', () => {
    for (const flow of [after(ready), after(ready, start, { type: 'felt-unwell', cause: 'felt-unwell' })]) {
      expect(ask(flow)).toEqual(flow)
      expect(nextWorkoutFlow(flow, stayed)).toEqual(flow)
    }
  })
})

describe('a reloaded page', () => {
  const workouts = workoutSets.default
  const result = (exerciseId: string, refusal: AssessmentResult['refusal']): AssessmentResult => ({
    sessionId: crypto.randomUUID(),
    exerciseId,
    exerciseName: exerciseId,
    test: 'balance',
    timestamp: '2030-01-01T08:00:00.000Z',
    workoutData: null,
    shown: null,
    refusal,
  })
  const all = ['single-leg-stance', 'toe-touch', 'squat'].map(id => result(id, null))
  const at = (visit: Partial<typeof emptyVisit>) =>
    workoutFlowAt(workouts, { ...emptyVisit, ladder: {}, ...visit })

  it('resumes before the next movement', () => {
    expect(at({})).toEqual(workoutFlowStart)
    expect(at({ currentWorkoutIndex: 1, assessmentResults: all.slice(0, 1) })).toEqual(workoutFlowStart)
  })

  it('continues to the report once every movement is done or skipped', () => {
    expect(at({ currentWorkoutIndex: 4, assessmentResults: all }).mode).toBe('done')
    const cameraFailedLast = { assessmentResults: all.slice(0, 2), hasReachedEnd: true }
    expect(at(cameraFailedLast).mode).toBe('done')
  })

  it('is still paused after a person felt unwell', () => {
    expect(at({ unwell: 'near-fall', assessmentResults: all })).toMatchObject({
      mode: 'unwell',
      cause: 'near-fall',
    })
  })

  it('still says that nothing was measured, and why', () => {
    expect(at({ hasReachedEnd: true, lastFailure: 'camera-denied' })).toMatchObject({
      mode: 'nothing',
      reason: 'camera-denied',
    })
  })
})
