import type { PoseFrame } from '@lithe/pose'
import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import type { StanceHold } from '../catalog/catalog.ts'
import { feetOutBy } from '../testing/alter-frames.ts'
import { measure } from '../testing/analyser-properties.ts'

const fps = 20
const standing = (holds: readonly { fromSeconds: number; toSeconds: number }[], seconds: number) =>
  perform(
    'single-leg-stance',
    {
      arms: 'sides',
      unsteadiness: 1,
      holds: holds.map(hold => ({ ...hold, lifted: 'left' as const, liftMetres: 0.2 })),
    },
    phoneOnShelf,
    fps,
    seconds,
  ).frames

const stanceOf = (frames: readonly PoseFrame[], windowSeconds = 60) => {
  const measured = measure('single-leg-stance', frames, windowSeconds)
  if (!measured.ok || measured.measurement.movement !== 'single-leg-stance')
    throw new Error(`nothing was measured: ${JSON.stringify(measured)}`)
  return measured.measurement
}
const lengthOf = (hold: StanceHold | undefined) => (hold ? hold.toSeconds - hold.fromSeconds : Number.NaN)

/** Hides the person for a time span. */
const hidden = (frames: readonly PoseFrame[], from: number, to: number) =>
  frames.map(frame =>
    frame.time / 1000 >= from && frame.time / 1000 < to ? { ...frame, pose: null } : frame,
  )

describe('the window of a hold', { timeout: 600_000 }, () => {
  test('begins at the first lift, however late', () => {
    const longest = [0.2, 0.4, 1.5, 5].map(late => {
      const { holds, longestHoldSeconds } = stanceOf(standing([{ fromSeconds: late, toSeconds: 40 }], 20), 10)
      expect(holds).toMatchObject([{ fromSeconds: 0, toSeconds: 10, endedBy: 'clock' }])
      return longestHoldSeconds
    })
    expect(longest).toEqual([10, 10, 10, 10])
  })

  test('tells a lowered foot from a foot still up', () => {
    const { holds } = stanceOf(
      standing(
        [
          { fromSeconds: 2, toSeconds: 6 },
          { fromSeconds: 8, toSeconds: 30 },
        ],
        15,
      ),
    )
    expect(holds).toMatchObject([{ fromSeconds: 0, endedBy: 'let-go' }, { endedBy: 'clock' }])
    expect(lengthOf(holds[0])).toBeCloseTo(4, 0)
  })

  test('cuts off a second hold at its end', () => {
    const holds = [
      { fromSeconds: 2, toSeconds: 6 },
      { fromSeconds: 8, toSeconds: 30 },
    ]
    const second = stanceOf(standing(holds, 25), 14).holds[1]
    expect(second).toMatchObject({ toSeconds: 14, endedBy: 'clock' })
    expect(second?.fromSeconds).toBeCloseTo(6, 0)
  })

  test('counts a foot lowered just before the end as down, and just after it as up', () => {
    const endOf = (toSeconds: number) =>
      stanceOf(standing([{ fromSeconds: 2, toSeconds }], 16), 10).holds[0]?.endedBy
    expect(endOf(11.6)).toBe('let-go')
    expect(endOf(12.6)).toBe('clock')
  })

  test('does not begin with a step', () => {
    const holds = [
      { fromSeconds: 1, toSeconds: 1.3 },
      { fromSeconds: 4, toSeconds: 9 },
    ]
    const found = stanceOf(standing(holds, 11)).holds
    expect(found).toMatchObject([{ fromSeconds: 0, endedBy: 'let-go' }])
    expect(lengthOf(found[0])).toBeCloseTo(5, 0)
  })

  test('treats a hold as censored if the person is lost from sight', () => {
    const frames = standing([{ fromSeconds: 2, toSeconds: 30 }], 14)
    expect(stanceOf(hidden(frames, 10, 99)).holds).toMatchObject([{ endedBy: 'unseen' }])
    expect(stanceOf(hidden(frames, 10, 99)).longestHoldSeconds).toBeCloseTo(8, 0)
    expect(stanceOf(hidden(frames, 8, 9)).holds).toMatchObject([{ endedBy: 'unseen' }, { endedBy: 'clock' }])
    expect(stanceOf(hidden(frames, 8, 8.3)).holds).toMatchObject([{ fromSeconds: 0, endedBy: 'clock' }])
  })

  test('reaches its end despite a dropped frame', () => {
    const frames = standing([{ fromSeconds: 2, toSeconds: 30 }], 14)
    expect(stanceOf(hidden(frames, 11.8, 12.1), 10)).toMatchObject({
      longestHoldSeconds: 10,
      holds: [{ endedBy: 'clock' }],
    })
  })

  test('is rated by its own frames, not by the wait before', () => {
    const frames = standing([{ fromSeconds: 14, toSeconds: 60 }], 26)
    const cameLate = [...feetOutBy(0.04)(frames.slice(0, 10 * fps)), ...frames.slice(10 * fps)]
    expect(stanceOf(cameLate).quality).toMatchObject({ level: 'good', framedShare: 1 })
    expect(measure('single-leg-stance', cameLate.slice(0, 11 * fps))).toMatchObject({
      ok: false,
      reason: 'feet-out-of-frame',
    })
  })

  test('is not rated good if the person is out of sight at the lift', () => {
    const frames = standing([{ fromSeconds: 12, toSeconds: 60 }], 24)
    expect(stanceOf(frames).quality.level).toBe('good')
    for (const [from, to] of [
      [11, 14],
      [10.5, 12.2],
    ] as const)
      expect(stanceOf(hidden(frames, from, to)).quality.level).toBe('poor')
  })
})
