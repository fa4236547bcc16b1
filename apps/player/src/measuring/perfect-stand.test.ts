import type { PoseFrame } from '@lithe/pose'
import { performance, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, it } from 'vitest'
import type { Assignment } from '../state/assignment.ts'
import { playFrames } from '../testing/play-frames.ts'
import { stance } from '../testing/play-state.ts'

const liftsAt = 5
/** Milliseconds: each test measures two minutes of frames. */
const patience = 30_000
/** The foot stays up; each test starts as long before the lift as it needs. */
const standing = performance(
  'single-leg-stance',
  {
    arms: 'out',
    unsteadiness: 1,
    holds: [{ lifted: 'left', fromSeconds: liftsAt, toSeconds: 400, liftMetres: 0.2 }],
  },
  phoneOnShelf,
  30,
  liftsAt + 122,
).frames

const liftedAfter = (lateSeconds: number, fps: 15 | 30): PoseFrame[] =>
  standing.filter(
    ({ time }, index) => time / 1000 >= liftsAt - lateSeconds - 1e-6 && index % (30 / fps) === 0,
  )

const praise = { 60: 'One minute. Well done', 120: 'Two minutes. Well done' }
const windows = [60, 120] as const
const lates = [0.2, 0.4, 1.5, 3, 5]
const asked = windows.flatMap(windowSeconds =>
  ([15, 30] as const).flatMap(fps => lates.map(late => ({ windowSeconds, fps, late }))),
)

describe('a stance that never ends', { timeout: patience }, () => {
  it.each(asked)(
    'fills $windowSeconds s at $fps fps if lifted $late s late, and is praised',
    ({ windowSeconds, fps, late }) => {
      const assignment: Assignment = { ...stance, windowSeconds }
      const { state, said, seen } = playFrames(assignment, liftedAfter(late, fps))
      expect(state).toMatchObject({
        at: 'result',
        secondsTaken: windowSeconds,
        measurement: {
          longestHoldSeconds: windowSeconds,
          holds: [{ lifted: 'left', fromSeconds: 0, toSeconds: windowSeconds, endedBy: 'clock' }],
        },
      })
      const sentences = said.map(({ sentence }) => sentence)
      expect(sentences.slice(0, 2)).toEqual(['Lift one foot', 'The clock is running'])
      expect(sentences.filter(sentence => sentence === 'Lift one foot')).toHaveLength(1)
      expect(sentences.at(-2)).toBe(praise[windowSeconds])
      expect(said.at(-1), 'the result waits until it was praised').toMatchObject({ waits: true })
      const beforeLift = seen.filter(({ seconds }) => seconds < late)
      expect(beforeLift.every(({ count, share }) => count === 0 && share === 0)).toBe(true)
      expect(seen.at(-1)).toMatchObject({ count: windowSeconds, share: 1 })
    },
  )
})
