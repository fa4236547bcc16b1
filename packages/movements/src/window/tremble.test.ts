import { inSeconds, type PoseFrame } from '@lithe/pose'
import {
  type Camera,
  performance as perform,
  phoneOnShelf,
  steadyRepetitions,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { jittered, scaled } from '../testing/alter-frames.ts'
import { createTremble } from './tremble.ts'

const squats = { repetitions: steadyRepetitions([70, 70, 70]) }
const filmed = (camera: Camera, fps = 20) => perform('squat', squats, camera, fps, 11).frames

function trembleOf(frames: readonly PoseFrame[]) {
  const tremble = createTremble()
  for (const { pose, aspect, time } of frames) if (pose) tremble.observe(pose, aspect, inSeconds(time / 1000))
  return tremble.size()
}

describe('trembling', () => {
  test.each([15, 20, 30])('is negligible in a perfect film of a moving person at %i fps', fps => {
    expect(trembleOf(filmed(phoneOnShelf, fps))).toBeLessThan(0.001)
  })

  test('grows with the error of the points', () => {
    const frames = filmed(phoneOnShelf)
    const sizes = [0.001, 0.003, 0.006].map(sigma => trembleOf(jittered(sigma, 3)(frames)))
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect(sizes[2]).toBeGreaterThan(4 * (sizes[0] ?? 1))
  })

  test('is greater in a smaller body for the same error', () => {
    const frames = filmed(phoneOnShelf)
    expect(trembleOf(jittered(0.003, 3)(scaled(0.5)(frames)))).toBeGreaterThan(
      1.6 * trembleOf(jittered(0.003, 3)(frames)),
    )
  })

  test('is 0 below three frames', () => {
    expect(trembleOf(filmed(phoneOnShelf).slice(0, 2))).toBe(0)
  })
})
