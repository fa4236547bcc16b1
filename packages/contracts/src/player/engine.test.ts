import { expect, test } from 'vitest'
import { bestRuntimeBuild, relaxedSimdModule, simdModule } from './engine.ts'

const running = (...known: Uint8Array[]) => ({ validate: (module: Uint8Array) => known.includes(module) })
const relaxed = running(simdModule, relaxedSimdModule)
const plain = running(simdModule)

test.each([
  ['relaxed SIMD, isolated', relaxed, true, 'threaded'],
  ['relaxed SIMD, not isolated', relaxed, false, 'relaxed'],
  ['SIMD, isolated', plain, true, 'compatible'],
  ['SIMD, not isolated', plain, false, 'compatible'],
  ['WebAssembly without SIMD', running(), true, null],
  ['no WebAssembly', undefined, true, null],
] as const)('the best build is chosen for %s (%o)', (_, wasm, isIsolated, build) => {
  expect(bestRuntimeBuild({ wasm, isIsolated })).toBe(build)
})

test('the feature-detection modules are valid', () => {
  for (const module of [simdModule, relaxedSimdModule]) {
    expect([...module.slice(0, 8)]).toEqual([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
    expect(module.at(-1), 'the end of its only function').toBe(0x0b)
  }
})
