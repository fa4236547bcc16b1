import { describe, expect, it } from 'vitest'
import { nextWorkoutFlow, type WorkoutEvent, workoutFlowStart } from './workout-flow.ts'

const after = (...events: WorkoutEvent[]) => events.reduce(nextWorkoutFlow, workoutFlowStart)

const ready: WorkoutEvent = { type: 'player-ready' }
const start: WorkoutEvent = { type: 'start-pressed' }
const ended: WorkoutEvent = { type: 'exercise-ended', nowMs: 0, leftOut: null }

describe('the workout flow', () => {
  it('previews the first exercise until the person starts it', () => {
    expect(after()).toMatchObject({ mode: 'preview', isPlayerReady: false })
    expect(after(ready)).toMatchObject({ mode: 'preview', isPlayerReady: true })
    expect(after(ready, start).mode).toBe('workout')
  })

  it('shows how much of the player has loaded', () => {
    expect(after({ type: 'player-progress', share: 0.4 }).loadedShare).toBe(0.4)
  })

  it('rests after an exercise, longer on request, then starts the next one directly', () => {
    const resting = after(ready, start, ended, { type: 'rest-extended' })
    expect(resting).toMatchObject({ mode: 'rest', rest: { endsAtMs: 25_000, extraSeconds: 10 } })
    expect(nextWorkoutFlow(resting, start).mode).toBe('workout')
  })

  it('waits for a player that was reloaded and goes on as soon as it is ready', () => {
    const reloading = after(ready, start, { type: 'player-reloading' })
    expect(reloading.mode).toBe('loading')
    expect(nextWorkoutFlow(reloading, ready).mode).toBe('workout')
    expect(after(ready, start, ended, { type: 'player-reloading' }, start).mode).toBe('loading')
  })

  it('asks what to do about an exercise that gave no number', () => {
    const failed = after(ready, start, { type: 'exercise-failed', reason: 'knees-bent' })
    expect(failed).toMatchObject({ mode: 'again', reason: 'knees-bent' })
    expect(nextWorkoutFlow(failed, start).mode).toBe('workout')
    expect(nextWorkoutFlow(failed, ended).mode).toBe('rest')
  })

  it('says so when the measuring fails before it is ready', () => {
    expect(after({ type: 'exercise-failed', reason: 'engine' }).mode).toBe('again')
  })

  it('does not let a late failure interrupt a rest', () => {
    expect(after(ready, start, ended, { type: 'exercise-failed', reason: 'stopped' }).mode).toBe('rest')
  })

  it('stands still once somebody feels unwell, until she says how to go on', () => {
    const unwell = after(ready, start, ended, { type: 'felt-unwell', cause: 'felt-unwell' })
    expect(unwell).toMatchObject({ mode: 'unwell', cause: 'felt-unwell' })
    for (const late of [ready, ended, { type: 'exercise-failed', reason: 'stopped' } as const])
      expect(nextWorkoutFlow(unwell, late).mode).toBe('unwell')
    expect(nextWorkoutFlow(unwell, { type: 'rested' })).toMatchObject({
      mode: 'preview',
      isPlayerReady: true,
    })
  })

  it('looks everything over at the end, and comes back there from what is done again', () => {
    const reviewed = after(ready, start, { type: 'all-done', nowMs: 0 })
    expect(reviewed).toMatchObject({ mode: 'review', rest: { endsAtMs: 8000 }, hasReachedEnd: true })
    expect(nextWorkoutFlow(reviewed, ended).mode).toBe('review')
    expect(nextWorkoutFlow(reviewed, start)).toMatchObject({ mode: 'workout', hasReachedEnd: true })
  })

  it('offers another try when the player never answers', () => {
    expect(after({ type: 'player-silent' }).mode).toBe('unreachable')
    expect(after({ type: 'player-silent' }, { type: 'player-retried' }).mode).toBe('preview')
  })
})
