import { inSeconds } from '@lithe/pose'
import { describe, expect, test } from 'vitest'
import { createLineTimer } from './line-timer.ts'

/** Plays stretches of holding and not holding at 10 fps. */
function timed(...stretches: readonly (readonly [seconds: number, isHeld: boolean])[]) {
  const timer = createLineTimer()
  let frame = 0
  for (const [seconds, isHeld] of stretches)
    for (let end = frame + Math.round(seconds * 10); frame < end; frame += 1)
      timer.observe(inSeconds(frame / 10), isHeld)
  return timer
}

describe('a line timer', () => {
  test('interpolates edges between frames', () => {
    expect(timed([1, false], [2, true], [1, false]).holds()).toEqual([
      { fromSeconds: 0.95, toSeconds: 2.95, endedBy: 'let-go' },
    ])
  })

  test('starts at once if the first frame shows the line, and stays open while the line lasts', () => {
    expect(timed([2, true]).holds()).toEqual([{ fromSeconds: 0, toSeconds: 1.9 }])
  })

  test('starts another hold after a break', () => {
    expect(timed([2, true], [1, false], [2, true]).holds()).toHaveLength(2)
  })

  test('ignores a slip too brief for a body', () => {
    const timer = timed([2, true], [0.2, false], [2, true])
    expect(timer.holds()).toHaveLength(1)
    expect(timer.current()).toBeCloseTo(4.1, 5)
  })

  test('ignores a line merely passed through', () => {
    expect(timed([1, false], [0.4, true], [1, false]).holds()).toEqual([])
  })

  test('does not span the person’s absence', () => {
    const timer = timed([2, true])
    timer.observe(inSeconds(4), true)
    timer.observe(inSeconds(5), true)
    expect(timer.holds()).toEqual([{ fromSeconds: 0, toSeconds: 1.9, endedBy: 'unseen' }])
  })

  test('has no current time while nothing is held', () => {
    expect(timed([2, true], [1, false]).current()).toBeNull()
  })
})
