import type { LiveReading } from '@lithe/movements'
import { describe, expect, it } from 'vitest'
import type { Assignment } from '../state/assignment.ts'
import type { Cue } from '../state/cue.ts'
import { squats, stance } from '../testing/play-state.ts'
import { createWindowCues } from './window-cues.ts'

const longStance: Assignment = { ...stance, windowSeconds: 120 }

/** Cues of a window with the second each begins, at 10 fps. */
function cuesOf(
  assignment: Assignment,
  readingAt: (seconds: number) => Pick<LiveReading, 'value' | 'phase'>,
) {
  const cueAt = createWindowCues(assignment)
  const said: [seconds: number, cue: Cue][] = []
  let last: Cue | null = null
  for (let tenth = 0; tenth <= assignment.windowSeconds * 10; tenth += 1) {
    const seconds = tenth / 10
    const reading = { ...readingAt(seconds), advice: null }
    const cue = cueAt({ reading, watchedSeconds: seconds, seconds, hasBegun: true })
    if (cue && cue !== last) said.push([tenth / 10, cue])
    last = cue
  }
  return said
}

describe('a window’s cues', () => {
  it('say how long a long hold has lasted, and that it is nearly over', () => {
    const holding = (seconds: number) => ({ value: Math.floor(seconds), phase: 'holding' }) as const
    expect(cuesOf(longStance, holding)).toEqual([
      [0, 'clock-runs'],
      [10, 'held-10'],
      [30, 'held-30'],
      [60, 'held-60'],
      [90, 'held-90'],
      [110, 'ten-seconds-left'],
      [120, 'held-120'],
    ])
  })

  it('invite a waiting person to begin, in the words of the variant', () => {
    const waitingFor = (assignment: Assignment) => {
      const cueAt = createWindowCues(assignment)
      const reading = { value: 0, phase: 'waiting', advice: null } as const
      const at = (watchedSeconds: number) => cueAt({ reading, watchedSeconds, seconds: 0, hasBegun: false })
      return [at(0), at(7.9), at(8), at(29)]
    }
    expect(waitingFor(longStance)).toEqual([null, null, 'lift-when-ready', 'lift-when-ready'])
    expect(waitingFor({ ...longStance, variant: 'supported' }).at(-1)).toBe('lift-supported-when-ready')
    expect(waitingFor({ ...longStance, variant: 'semi-tandem' }).at(-1)).toBe('begin-when-ready')
    expect(waitingFor({ ...longStance, movement: 'plank' }).at(-1)).toBe('begin-when-ready')
  })

  it('tell a resting person, once per rest, that they may stop', () => {
    const resting = (seconds: number) =>
      ({ value: seconds < 5 ? 0 : seconds < 30 ? 4 : 5, phase: 'resting' }) as const
    expect(cuesOf({ ...squats, windowSeconds: 60 }, resting)).toEqual([
      [11, 'finish-any-time'],
      [36, 'finish-any-time'],
      [50, 'ten-seconds-left'],
    ])
  })

  it('do not mention stopping during a slow repetition', () => {
    const slowly = (seconds: number) =>
      ({ value: Math.floor(seconds / 12), phase: seconds % 12 < 4 ? 'resting' : 'moving' }) as const
    expect(cuesOf({ ...squats, windowSeconds: 60 }, slowly)).toEqual([[50, 'ten-seconds-left']])
  })

  it('mention stopping after a repetition that fell short, too', () => {
    const once = (seconds: number) => ({ value: 0, phase: seconds <= 9 ? 'moving' : 'resting' }) as const
    expect(cuesOf({ ...squats, windowSeconds: 40 }, once).at(0)).toEqual([15, 'finish-any-time'])
  })

  it('do not mention stopping before anything is done', () => {
    const waiting = () => ({ value: 0, phase: 'waiting' }) as const
    expect(cuesOf(squats, waiting)).toEqual([[20, 'ten-seconds-left']])
  })

  it('are absent from a short window and a reach', () => {
    const still = () => ({ value: 170, phase: 'holding' }) as const
    expect(cuesOf({ ...squats, windowSeconds: 12 }, still)).toEqual([])
    expect(cuesOf({ ...squats, movement: 'toe-touch' }, still)).toEqual([])
  })
})
