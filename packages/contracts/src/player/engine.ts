import { z } from 'zod'

/** Builds of the runtime for the pose networks, fastest first. */
export const runtimeBuilds = ['threaded', 'relaxed', 'compatible'] as const
export type RuntimeBuild = (typeof runtimeBuilds)[number]

/** A file next to the manifest; `bytes` is its uncompressed size. */
const EngineFile = z.object({ file: z.string(), bytes: z.int().positive() })
const Runtime = z.object({ loader: EngineFile, wasm: EngineFile })

/** Where the player finds its engine. Files with a content hash in their name can be cached forever. */
export const EngineManifest = z.object({
  runtimes: z.record(z.enum(runtimeBuilds), Runtime),
  body: EngineFile,
  landmarks: z.object({ full: EngineFile, lite: EngineFile }),
})
export type EngineFile = z.infer<typeof EngineFile>
export type EngineManifest = z.infer<typeof EngineManifest>

/** Minimal module using 128-bit vectors: one function returning a constant `i8x16.splat`. */
export const simdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
)

/** Minimal module using a relaxed instruction: `i8x16.relaxed_swizzle` of two constants. */
export const relaxedSimdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11],
)

/** Browser capabilities: WebAssembly features, and cross-origin isolation. */
export type RuntimeSupport = {
  wasm: { validate(module: Uint8Array<ArrayBuffer>): boolean } | undefined
  isIsolated: boolean
}

/** Picks the fastest supported build; null if SIMD is missing. Threads need an isolated document. */
export function bestRuntimeBuild({ wasm, isIsolated }: RuntimeSupport): RuntimeBuild | null {
  if (!wasm?.validate(simdModule)) return null
  if (!wasm.validate(relaxedSimdModule)) return 'compatible'
  return isIsolated ? 'threaded' : 'relaxed'
}
