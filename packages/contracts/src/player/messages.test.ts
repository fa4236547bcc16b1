import { describe, expect, test } from 'vitest'
import { squats } from '../testing/measurements.ts'
import {
  cameraFailures,
  HostMessage,
  PlayerMessage,
  playerChannel,
  playerProtocolVersion,
  progressPhases,
} from './messages.ts'

const envelope = { channel: playerChannel, version: playerProtocolVersion }
const sessionId = '3f1c2a54-8c1e-4b0e-9d3e-2f5a6b7c8d9e'
const measuredAt = '2026-03-01T08:00:00.000Z'
const start = { ...envelope, type: 'start', videoId: 3, workoutTypeId: 'squat', duration: 30 } as const
const surroundings = {
  ...envelope,
  type: 'surroundings',
  insets: { top: 0, right: 0, bottom: 34, left: 0 },
  colourScheme: 'dark',
  ground: 'rgb(14, 21, 19)',
  language: 'en-GB',
} as const
const workoutData = {
  videoId: 3,
  completedRepetitions: 14,
  completedSets: 1,
  totalRepetitions: 15,
  totalSets: 1,
  totalWorkoutDuration: 30,
  overallWorkoutTime: 30,
  overallAccuracy: 93,
  overallCaloriesBurnt: 0,
  overallScoreColorCode: 'grey',
} as const
const completed = {
  ...envelope,
  type: 'completed',
  sessionId,
  measuredAt,
  workoutData,
  measurement: squats,
} as const
const failed = { ...envelope, type: 'failed', sessionId, measuredAt, reason: 'camera-denied' } as const

/** Copies a message as posting it to a window does. */
const posted = (message: unknown) => structuredClone(message)

describe('a player message', () => {
  test.each([
    { ...envelope, type: 'ready' },
    { ...completed, type: 'measured' },
    { ...envelope, type: 'progress', phase: 'loading', share: 0.4 },
    ...progressPhases.map(phase => ({ ...envelope, type: 'progress', phase, share: null })),
    ...cameraFailures.map(problem => ({
      ...envelope,
      type: 'progress',
      phase: 'camera',
      share: null,
      problem,
    })),
    completed,
    { ...envelope, type: 'seen' },
    failed,
  ])('arrives as sent ($type)', message => {
    expect(PlayerMessage.parse(posted(message))).toEqual(message)
  })

  test.each([
    ['of an unknown type', { ...envelope, type: 'selfie' }],
    ['of another protocol version', { ...completed, version: playerProtocolVersion + 1 }],
    ['on another channel', { ...completed, channel: 'webpack' }],
    ['with an impossible measurement', { ...completed, measurement: { ...squats, reps: 500 } }],
    ['with a session id that can be guessed', { ...completed, sessionId: '1' }],
    ['with an unknown reason', { ...failed, reason: 'tired' }],
    ['with a fraction above one', { ...envelope, type: 'progress', phase: 'loading', share: 1.2 }],
    [
      'with an unknown problem',
      { ...envelope, type: 'progress', phase: 'camera', share: null, problem: 'dusty' },
    ],
    ['only a host may send', start],
    ['that is not an object', 'ready'],
    ['that is null', null],
  ])('is refused %s', (_, message) => {
    expect(PlayerMessage.safeParse(posted(message)).success).toBe(false)
  })
})

describe('the plate with a result', () => {
  const figure = { far: '', body: 'M100 200l30 0 0 680z', head: 'M1 2C3 4 5 6 7 8Z', seams: '', arms: '' }
  const plate = {
    figures: [figure],
    trails: [{ line: 'M1 2C3 4 5 6 7 8', dots: [[1, 2]] }],
    last: { feet: 400, height: 780 },
    shades: [[9, 883]],
  }
  const plateOf = (sent: unknown) => {
    const arrived = PlayerMessage.parse(posted({ ...completed, plate: sent }))
    return arrived.type === 'completed' ? arrived.plate : null
  }

  test('arrives as lines', () => {
    expect(plateOf(plate)).toEqual(plate)
  })

  test.each([
    [
      'with a style or a picture',
      { ...plate, figures: [{ ...figure, body: 'url(data:image/png;base64,AA)' }] },
    ],
    [
      'with text that breaks out of its attribute',
      { ...plate, figures: [{ ...figure, head: 'M1 2"/><image href="x' }] },
    ],
    ['with too many figures', { ...plate, figures: Array.from({ length: 8 }, () => figure) }],
    ['with an unknown field', { ...plate, picture: 'AA' }],
  ])('is dropped %s, but the result arrives', (_, sent) => {
    expect(plateOf(sent)).toBeUndefined()
  })
})

describe('a host message', () => {
  test.each([
    start,
    { ...start, variant: 'seated' },
    { ...start, emergencyNumber: '999' },
    { ...envelope, type: 'look' },
    { ...envelope, type: 'stop' },
    { ...envelope, type: 'ask-hearing' },
    { ...envelope, type: 'call-back' },
    surroundings,
  ])('arrives as sent ($type)', message => {
    expect(HostMessage.parse(posted(message))).toEqual(message)
  })

  test.each([
    ['of an unknown type', { ...envelope, type: 'pause' }],
    ['that starts an unknown movement', { ...start, workoutTypeId: 'cartwheel' }],
    ['that starts an unknown variant', { ...start, variant: 'lying' }],
    ['with an invalid emergency number', { ...start, emergencyNumber: '112;ext=1' }],
    ['with a duration of zero', { ...start, duration: 0 }],
    ['with a negative inset', { ...surroundings, insets: { ...surroundings.insets, top: -1 } }],
    ['with an unknown colour scheme', { ...surroundings, colourScheme: 'sepia' }],
    ['with a style as its colour', { ...surroundings, ground: 'url(https://elsewhere.example)' }],
    ['with an invalid language', { ...surroundings, language: '" onload="' }],
    ['with too long a duration', { ...start, duration: 601 }],
    ['only a player may send', completed],
  ])('is refused %s', (_, message) => {
    expect(HostMessage.safeParse(posted(message)).success).toBe(false)
  })
})
