import type { RuntimeBuild } from '@lithe/contracts/engine'
import { createPoseGraph, type RawPose } from '@lithe/pose/graph'
import { threadsFor } from '../../../apps/player/src/engine/choose-detector.ts'
import { loadEngineFiles } from '../../../apps/player/src/engine/engine-files.ts'
import { createBitmapReader } from '../../../apps/player/src/engine/litert/bitmap-picture.ts'
import { searchConfidence } from '../../../apps/player/src/engine/litert/body-search.ts'
import { openCompiler } from '../../../apps/player/src/engine/litert/litert-networks.ts'
import { createReferenceSteadier } from './steady-as-reference.ts'

/** Our graph's output: raw, and smoothed like the reference engine's. */
export type Said = { raw: RawPose; steadied: RawPose }

/** Our graph on the main thread; null selects the best runtime build. */
export async function openOurGraph(wanted: RuntimeBuild | null) {
  const files = await loadEngineFiles(() => {}, wanted ?? undefined)
  const compiler = await openCompiler(files.runtime, threadsFor(files))
  await compiler.compile('body', await files.body)
  await compiler.compile('landmarks', await files.landmarks('full'))
  const graph = createPoseGraph(compiler.networks())
  const read = createBitmapReader()
  const steadier = createReferenceSteadier()
  return {
    build: files.build,
    async look(image: ImageBitmap, timeMs: number): Promise<Said | null> {
      const seen = await graph.look(read(image), timeMs, searchConfidence.usual)
      const steadied = steadier.steady(seen, timeMs, image)
      return seen && steadied && { raw: seen.pose, steadied }
    },
    /** The next frame belongs to another film. */
    forget() {
      graph.forget()
      steadier.forget()
    },
  }
}
