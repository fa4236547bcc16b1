import { z } from 'zod'

/** Builds of the runtime that computes the pose networks, the fastest first. */
export const runtimeBuilds = ['threaded', 'relaxed', 'compatible'] as const
export type RuntimeBuild = (typeof runtimeBuilds)[number]

/** A file beside the manifest; `bytes` is its size before compression. */
const EngineFile = z.object({ file: z.string(), bytes: z.int().positive() })
const Runtime = z.object({ loader: EngineFile, wasm: EngineFile })

/** What the player reads to find its engine. File names carry a content hash, so that they can be cached for ever. */
export const EngineManifest = z.object({
  runtimes: z.record(z.enum(runtimeBuilds), Runtime),
  body: EngineFile,
  landmarks: z.object({ full: EngineFile, lite: EngineFile }),
})
export type EngineFile = z.infer<typeof EngineFile>
export type EngineManifest = z.infer<typeof EngineManifest>

/** The smallest module with vectors of 128 bits: one function that gives `i8x16.splat` of a constant. */
export const simdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
)

/** The smallest module with a relaxed instruction: one function that gives `i8x16.relaxed_swizzle` of two constants. */
export const relaxedSimdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11],
)

/** What a browser can do: the WebAssembly that it runs, if any, and a document that no other origin shares. */
export type RuntimeSupport = {
  wasm: { validate(module: Uint8Array<ArrayBuffer>): boolean } | undefined
  isIsolated: boolean
}

/**
 * The fastest build that runs there; null where none does, for all of them compute with vectors. Threads share memory,
 * which only an isolated document may.
 */
export function bestRuntimeBuild({ wasm, isIsolated }: RuntimeSupport): RuntimeBuild | null {
  if (!wasm?.validate(simdModule)) return null
  if (!wasm.validate(relaxedSimdModule)) return 'compatible'
  return isIsolated ? 'threaded' : 'relaxed'
}
