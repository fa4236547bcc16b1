import { expect, test } from 'vitest'
import { bestRuntimeBuild, relaxedSimdModule } from './engine.ts'

test.each([
  [true, true, 'threaded'],
  [true, false, 'relaxed'],
  [false, true, 'compatible'],
  [false, false, 'compatible'],
] as const)('relaxed SIMD %s, isolated %s: %s', (hasRelaxedSimd, isIsolated, build) => {
  expect(bestRuntimeBuild({ hasRelaxedSimd, isIsolated })).toBe(build)
})

test('the module that asks for relaxed SIMD is a module', () => {
  expect([...relaxedSimdModule.slice(0, 8)]).toEqual([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
  expect(relaxedSimdModule.at(-1), 'the end of its only function').toBe(0x0b)
})
