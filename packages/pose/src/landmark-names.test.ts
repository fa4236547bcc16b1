import { describe, expect, test } from 'vitest'
import { bothSides, landmarkIndex, landmarkNames, mirroredIndex } from './landmark-names.ts'

const mirrorOf = (name: (typeof landmarkNames)[number]) =>
  landmarkNames[mirroredIndex[landmarkIndex[name]] ?? -1]

describe('the mirror table', () => {
  test.each(landmarkNames)('restores %s after two reflections', name => {
    const there = mirrorOf(name)
    expect(there && mirrorOf(there)).toBe(name)
  })

  test('fixes only the nose', () => {
    expect(landmarkNames.filter(name => mirrorOf(name) === name)).toEqual(['nose'])
  })

  test('is a permutation of the 33 points', () => {
    expect([...mirroredIndex].sort((a, b) => a - b)).toEqual([...landmarkNames.keys()])
    expect(landmarkNames).toHaveLength(33)
  })

  test.each([
    ['leftShoulder', 'rightShoulder'],
    ['rightFootIndex', 'leftFootIndex'],
    ['mouthLeft', 'mouthRight'],
    ['leftEyeInner', 'rightEyeInner'],
  ] as const)('pairs %s with %s', (one, other) => {
    expect(mirrorOf(one)).toBe(other)
  })
})

test('a list is expanded to both sides, left before right', () => {
  expect(bothSides(['Hip', 'FootIndex'])).toEqual(['leftHip', 'rightHip', 'leftFootIndex', 'rightFootIndex'])
})
