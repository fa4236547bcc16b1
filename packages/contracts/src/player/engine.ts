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

/** What a browser can do: instructions of relaxed SIMD, and a document that no other origin shares. */
export type RuntimeSupport = { hasRelaxedSimd: boolean; isIsolated: boolean }

/** The smallest module with a relaxed instruction: one function that gives `i8x16.relaxed_swizzle` of two constants. */
export const relaxedSimdModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11],
)

/** The fastest build that runs there; threads share memory, which only an isolated document may. */
export function bestRuntimeBuild({ hasRelaxedSimd, isIsolated }: RuntimeSupport): RuntimeBuild {
  if (!hasRelaxedSimd) return 'compatible'
  return isIsolated ? 'threaded' : 'relaxed'
}
