import { PlayerMessage } from '@lithe/contracts/player'
import { describe, expect, it } from 'vitest'
import { measuredAt, sessionId, squats, twelve } from '../testing/play-state.ts'
import { outcomeNews } from './outcome-news.ts'

const envelope = { channel: 'lithe-player', version: 1 }
const completed = {
  type: 'deliver-completed',
  assignment: squats,
  measurement: twelve,
  sessionId,
  measuredAt,
  secondsTaken: 30,
} as const

describe('the outcome sent to the host', () => {
  it('carries the measurement and its time, as in the contract', () => {
    const message = PlayerMessage.parse({ ...envelope, ...outcomeNews(completed) })
    expect(message).toMatchObject({
      type: 'completed',
      measuredAt: '2026-03-01T08:00:00.000Z',
      measurement: { reps: 12 },
      workoutData: { completedRepetitions: 12 },
    })
  })

  it('carries the plate if there is one', () => {
    const plate = {
      figures: [{ far: '', body: 'M1 2l3 4z', head: '', seams: '', arms: '' }],
      trails: [],
      last: { feet: 700, height: 800 },
      shades: [],
    }
    expect(PlayerMessage.parse({ ...envelope, ...outcomeNews(completed, plate) })).toMatchObject({
      plate,
    })
    expect(outcomeNews(completed, null)).not.toHaveProperty('plate')
  })

  it('carries the reason for a missing measurement', () => {
    const message = PlayerMessage.parse({
      ...envelope,
      ...outcomeNews({ type: 'deliver-failed', reason: 'knees-bent' }),
    })
    expect(message).toMatchObject({ type: 'failed', reason: 'knees-bent' })
  })

  it('has the session id of its result; each refusal has a new one', () => {
    const measured = outcomeNews({ ...completed, type: 'deliver-measured' })
    expect(measured).toEqual({ ...outcomeNews(completed), type: 'measured' })
    expect(measured).toMatchObject({ sessionId })
    const failed = () => outcomeNews({ type: 'deliver-failed', reason: 'stopped' })
    expect(failed()).not.toMatchObject({ sessionId: Reflect.get(failed(), 'sessionId') })
  })
})
