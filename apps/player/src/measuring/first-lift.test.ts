import {
  averagePerson,
  bodyOf,
  film,
  performance,
  phoneOnShelf,
  semiTandem,
} from '@lithe/workshop/choreography'
import { describe, expect, it } from 'vitest'
import type { Assignment } from '../state/assignment.ts'
import { longestWaitSeconds } from '../state/clock.ts'
import { playFrames } from '../testing/play-frames.ts'
import { stance } from '../testing/play-state.ts'

const fps = 20
/** Milliseconds: each test creates and measures half a minute of frames. */
const patience = 30_000
const shortly: Assignment = { ...stance, windowSeconds: 12 }

type Hold = { fromSeconds: number; toSeconds: number; lifted?: 'left' | 'right'; liftMetres?: number }
const stances = (holds: readonly Hold[], seconds: number, rate = fps) =>
  performance(
    'single-leg-stance',
    {
      arms: 'sides',
      unsteadiness: 1,
      holds: holds.map(hold => ({ lifted: 'left', liftMetres: 0.2, ...hold })),
    },
    phoneOnShelf,
    rate,
    seconds,
  ).frames

describe('the clock of a stance', { timeout: patience }, () => {
  it('runs to its end if a second lift lasts until then', () => {
    const holds = [
      { fromSeconds: 2, toSeconds: 6 },
      { fromSeconds: 8, toSeconds: 40 },
    ]
    const { state } = playFrames(shortly, stances(holds, 30))
    expect(state).toMatchObject({
      at: 'result',
      secondsTaken: 12,
      measurement: {
        holds: [
          { fromSeconds: 0, endedBy: 'let-go' },
          { toSeconds: 12, endedBy: 'clock' },
        ],
      },
    })
  })

  it('says once that a lowered foot may be lifted again, and is silent when it is', () => {
    const holds = [
      { fromSeconds: 1, toSeconds: 5 },
      { fromSeconds: 8, toSeconds: 40 },
    ]
    const { said } = playFrames(shortly, stances(holds, 12))
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'Lift one foot',
      'The clock is running',
      'Lift again, if you like',
    ])
  })

  it('asks for a barely lifted foot to go a little higher before the clock starts', () => {
    const low = stances([{ fromSeconds: 3, toSeconds: 12, liftMetres: 0.018 }], 11)
    const { said } = playFrames(shortly, low)
    expect(said.slice(0, 2).map(({ sentence }) => sentence)).toEqual(['Lift one foot', 'A little higher'])
    expect(said[1]?.seconds).toBeLessThan(5.5)
  })

  it('waits for an unhurried person, and tells them so', () => {
    const { state, said } = playFrames(shortly, stances([{ fromSeconds: 20, toSeconds: 60 }], 40))
    expect(state).toMatchObject({ at: 'result', measurement: { longestHoldSeconds: 12 } })
    expect(said.slice(0, 3).map(({ sentence }) => sentence)).toEqual([
      'Lift one foot',
      'Lift one foot when you are ready',
      'The clock is running',
    ])
  })

  it('does not ask for a lift while a foot is leaving the floor', () => {
    const { said } = playFrames(shortly, stances([{ fromSeconds: 7.6, toSeconds: 60 }], 10))
    expect(said.map(({ sentence }) => sentence)).toEqual(['Lift one foot', 'The clock is running'])
  })

  it('gives up after the longest wait, and the person hears what to do', () => {
    const { state, said, seen } = playFrames(stance, stances([], longestWaitSeconds + 5))
    expect(state).toMatchObject({ at: 'refused', reason: 'no-attempt' })
    expect(seen.at(-1)?.seconds).toBeCloseTo(longestWaitSeconds, 0)
    expect(said.at(-1)?.sentence).toContain('the clock starts when you do')
  })

  it('still starts if a foot lifts off just before the wait ends', () => {
    const { state } = playFrames(
      shortly,
      stances([{ fromSeconds: longestWaitSeconds - 0.5, toSeconds: 60 }], longestWaitSeconds + 14),
    )
    expect(state).toMatchObject({ at: 'result', measurement: { longestHoldSeconds: 12 } })
  })

  it('refuses too low a frame rate in the first seconds, even without a lift', () => {
    const { state, seen } = playFrames(stance, stances([], 12, 10))
    expect(state).toMatchObject({ at: 'refused', reason: 'too-few-frames' })
    expect(seen.at(-1)?.seconds).toBeLessThan(5)
  })

  it('ends when the person finishes during a hold, which counts as at least that long', () => {
    const frames = stances([{ fromSeconds: 1, toSeconds: 30 }], 8)
    const { state } = playFrames(stance, frames, { finishAfterSeconds: 7 })
    if (state.at !== 'result' || state.measurement.movement !== 'single-leg-stance')
      return expect(state).toMatchObject({ at: 'result' })
    expect(state.measurement.holds).toMatchObject([{ fromSeconds: 0, endedBy: 'clock' }])
    expect(state.measurement.longestHoldSeconds).toBeCloseTo(6, 0)
  })
})

describe('the clock of other holds', { timeout: patience }, () => {
  const holds = [{ fromSeconds: 0, toSeconds: 12, endedBy: 'clock' }]
  const heldToTheEnd = { at: 'result', measurement: { longestHoldSeconds: 12, holds } }

  it('waits for a plank to begin from all fours', () => {
    const lifts = [{ fromSeconds: 6, toSeconds: 60 }]
    const { frames } = performance(
      'plank',
      { on: 'forearms', unsteadiness: 1, lifts, slips: [] },
      { ...phoneOnShelf, yawDegrees: 90 },
      fps,
      24,
    )
    const { state, said } = playFrames({ ...shortly, movement: 'plank', videoId: 6 }, frames)
    expect(state).toMatchObject(heldToTheEnd)
    expect(said.map(({ sentence }) => sentence)).toContain('The clock is running')
  })

  it('waits for a half step', () => {
    const steps = [{ behind: 'left', fromSeconds: 6, toSeconds: 60 }] as const
    const movement = semiTandem(bodyOf(averagePerson), { seconds: 24, unsteadiness: 1, steps })
    const { state } = playFrames(
      { ...shortly, variant: 'semi-tandem' },
      film(movement, phoneOnShelf, fps).frames,
    )
    expect(state).toMatchObject(heldToTheEnd)
  })
})
