import type { Analyser } from '@lithe/movements'
import { milliseconds, type PoseFrame } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { createPace } from '../camera/pace.ts'
import { longestWaitSeconds } from '../state/clock.ts'
import { createAttempt } from './attempt.ts'
import { createSteadyAdvice, settleMs, stayMs } from './steady-advice.ts'
import { createAbsence } from './watch-framing.ts'
import { createWallClock } from './watch-window.ts'

const frameAt = (seconds: number, pose: PoseFrame['pose'] = null): PoseFrame => ({
  time: milliseconds(seconds * 1000),
  aspect: 0.75,
  pose,
})

/** An analyser that records the frames it gets. */
function watchingAnalyser() {
  const seen: number[] = []
  const analyser: Analyser = {
    movement: 'squat',
    observe(frame) {
      seen.push(frame.time)
      return { value: seen.length, phase: 'moving', advice: null }
    },
    result: () => ({ ok: false, reason: 'no-attempt', quality: null }),
  }
  return { analyser, seen }
}

describe('a measurement window', () => {
  it('runs for the requested time from its first frame, wherever the clock starts', () => {
    const { analyser, seen } = watchingAnalyser()
    const window = createAttempt(analyser, 10)
    expect(window.observe(frameAt(500))).toMatchObject({ share: 0, isOver: false })
    expect(window.observe(frameAt(505))).toMatchObject({ share: 0.5, isOver: false })
    expect(window.observe(frameAt(510))).toMatchObject({ share: 1, isOver: true })
    expect(seen).toEqual([500_000, 505_000, 510_000])
  })

  it('gives the analyser no frame beyond its end', () => {
    const { analyser, seen } = watchingAnalyser()
    const window = createAttempt(analyser, 10)
    window.observe(frameAt(0))
    const last = window.observe(frameAt(10.5))
    expect(last).toMatchObject({ isOver: true, share: 1, reading: { value: 1 } })
    expect(seen).toEqual([0])
  })

  it('reports its start and duration', () => {
    const window = createAttempt(watchingAnalyser().analyser, 60)
    expect(window.finish()).toMatchObject({ startedAt: null, secondsTaken: 0 })
    window.observe(frameAt(3))
    window.observe(frameAt(24.5))
    expect(window.finish()).toMatchObject({ startedAt: 3000, secondsTaken: 21.5 })
  })
})

describe('a window that starts with the first hold', () => {
  const held = (from: number): Analyser => {
    let now = 0
    return {
      movement: 'plank',
      observe({ time }) {
        now = time / 1000
        return { value: Math.max(0, now - from), phase: now >= from ? 'holding' : 'waiting', advice: null }
      },
      beganAt: () => (now >= from + 0.5 ? milliseconds(from * 1000) : null),
      result: () => ({ ok: false, reason: 'no-attempt', quality: null }),
    }
  }

  it('runs from that hold to the frame that shows its end', () => {
    const window = createAttempt(held(4), 10)
    expect(window.observe(frameAt(0))).toMatchObject({ share: 0, hasBegun: false, isOver: false })
    expect(window.observe(frameAt(4.2))).toMatchObject({ share: 0, hasBegun: false, watchedSeconds: 4.2 })
    expect(window.observe(frameAt(9))).toMatchObject({ share: 0.5, hasBegun: true, isOver: false })
    expect(window.observe(frameAt(14.1))).toMatchObject({ share: 1, isOver: true, reading: { value: 10.1 } })
    expect(window.finish()).toMatchObject({ startedAt: 4000, secondsTaken: 10 })
  })

  it('is over if no hold begins in time', () => {
    const window = createAttempt(held(99), 10)
    window.observe(frameAt(0))
    expect(window.observe(frameAt(longestWaitSeconds - 0.1))).toMatchObject({ isOver: false })
    expect(window.observe(frameAt(longestWaitSeconds))).toMatchObject({ isOver: true, share: 0 })
    expect(window.finish()).toMatchObject({ startedAt: 0, secondsTaken: 0 })
  })
})

describe('steady advice', () => {
  const at = milliseconds

  it('passes on only advice that lasts', () => {
    const steady = createSteadyAdvice()
    expect(steady('go-lower', at(0))).toBeNull()
    expect(steady(null, at(settleMs / 2))).toBeNull()
    expect(steady('go-lower', at(settleMs))).toBeNull()
    expect(steady('go-lower', at(settleMs * 2))).toBe('go-lower')
  })

  it('keeps a sentence long enough to be read', () => {
    const steady = createSteadyAdvice()
    steady('show-feet', at(0))
    expect(steady('show-feet', at(settleMs))).toBe('show-feet')
    steady(null, at(settleMs + 1))
    expect(steady(null, at(settleMs + stayMs - 1))).toBe('show-feet')
    expect(steady(null, at(settleMs + stayMs))).toBeNull()
  })
})

describe('pace', () => {
  const run = (framesPerSecond: number, seconds: number) => {
    const pace = createPace()
    let last: ReturnType<typeof pace> = null
    for (let frame = 0; frame <= seconds * framesPerSecond; frame++)
      last = pace(milliseconds((frame / framesPerSecond) * 1000))
    return last
  }

  it('is unknown for the first second', () => {
    expect(run(30, 1)).toBeNull()
  })

  it('calls a phone slow at 12 fps, not at 20', () => {
    expect(run(12, 4)?.isSlow).toBe(true)
    expect(run(12, 4)?.framesPerSecond).toBeCloseTo(12)
    expect(run(20, 4)?.isSlow).toBe(false)
  })
})

describe('absence', () => {
  it('ignores a lost frame and reports a person who left', () => {
    const isAbsent = createAbsence()
    expect(isAbsent(frameAt(0, []))).toBe(false)
    expect(isAbsent(frameAt(0.5))).toBe(false)
    expect(isAbsent(frameAt(1, []))).toBe(false)
    expect(isAbsent(frameAt(2.5))).toBe(true)
  })

  it('counts from the first frame, not from time 0', () => {
    expect(createAbsence()(frameAt(1000))).toBe(false)
  })
})

describe('the wall clock', () => {
  it('dates frames by the least delayed one', () => {
    const clock = createWallClock()
    const wall = Date.UTC(2026, 2, 1, 8)
    clock.observe(milliseconds(1000), wall + 80)
    clock.observe(milliseconds(2000), wall + 1000 + 30)
    clock.observe(milliseconds(3000), wall + 2000 + 400)
    expect(clock.dateOf(milliseconds(1000)).toISOString()).toBe('2026-03-01T08:00:00.030Z')
  })
})
