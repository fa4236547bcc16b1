import { startDetector, threadsFor } from '../../../apps/player/src/engine/choose-detector.ts'
import { createPoseEngine } from '../../../apps/player/src/engine/create-pose-engine.ts'
import { type EngineFiles, loadEngineFiles } from '../../../apps/player/src/engine/engine-files.ts'
import { filmFrames } from '../film-frames.ts'
import { recordDetector } from '../record-detector.ts'
import type { Recording } from '../replay-port.ts'

let files: Promise<EngineFiles> | null = null

/** Runs a whole film through the shipped engine and records it. `onSeconds` reports progress. */
export async function recordFilm(url: string, onSeconds: (seconds: number) => void): Promise<Recording> {
  files ??= loadEngineFiles(() => {})
  const loaded = await files
  const { detector, description } = await startDetector(loaded, {
    model: 'full',
    thread: 'worker',
    threads: threadsFor(loaded),
  } as const)
  const { recorder, recording } = recordDetector(detector)
  const engine = createPoseEngine(recorder, description)
  try {
    await filmFrames(url, null).start(async captured => {
      onSeconds(captured.time / 1000)
      await engine.detect(captured)
    })
  } finally {
    detector.close()
  }
  return recording
}
