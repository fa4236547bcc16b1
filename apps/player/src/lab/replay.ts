import { startDetector } from '../engine/choose-detector.ts'
import { createPoseEngine } from '../engine/create-pose-engine.ts'
import { type EngineFiles, loadEngineFiles } from '../engine/engine-files.ts'
import { filmFrames } from './film-frames.ts'
import { recordDetector } from './record-detector.ts'
import type { Replay } from './replay-port.ts'
import { watchFrames } from './watch-frames.ts'

let files: Promise<EngineFiles> | null = null

/** Runs one film through the shipped pipeline, measured as each of the movements. */
const replay: Replay = async options => {
  const { url, movements, windowSeconds, framesPerSecond, condition, neededAnyway, needsRecording, engine } =
    options
  files ??= loadEngineFiles(() => {})
  const { detector, description } = await startDetector(await files, engine)
  const { recorder, recording } = recordDetector(detector)
  const poseEngine = createPoseEngine(needsRecording ? recorder : detector, description)
  const watch = watchFrames(movements, windowSeconds)
  try {
    const isWorthPlaying = neededAnyway || watch.hasAnalyser
    const film = isWorthPlaying ? filmFrames(url, framesPerSecond, condition) : null
    await film?.start(async captured => watch.observe(await poseEngine.detect(captured)))
  } finally {
    detector.close()
  }
  return { engine: description, ...watch.report(), recording: needsRecording ? recording : null }
}

window.litheReplay = replay
