import { describe, expect, test } from 'vitest'
import { speakingFace } from './speech-face.ts'

const face = speakingFace([{ words: 'mama', fromSeconds: 1, toSeconds: 3 }])

describe('the face that says "mama"', () => {
  test('is closed before and after the word', () => {
    for (const seconds of [0, 0.9, 3.1, 5]) expect(face(seconds).mouthOpen).toBe(0)
  })

  test('opens wide at an “a” and closes at an “m”', () => {
    expect(face(1.75).mouthOpen).toBeGreaterThan(0.7)
    expect(face(1.25).mouthOpen).toBe(0)
    expect(face(2.25).mouthOpen).toBe(0)
  })

  test('raises its brows as the line begins', () => {
    expect(face(0.9).brows).toBe(0)
    expect(face(1.4).brows).toBeGreaterThan(0.5)
  })

  test('blinks briefly and rarely', () => {
    const shut = Array.from({ length: 500 }, (_, index) => face(index / 50).eyesOpen < 0.5).filter(Boolean)
    expect(shut.length).toBeGreaterThan(5)
    expect(shut.length).toBeLessThan(50)
  })
})
