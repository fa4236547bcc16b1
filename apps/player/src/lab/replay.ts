import { createPoseEngine } from '../engine/create-pose-engine.ts'
import { filmFrames } from './film-frames.ts'
import { lendDetector } from './lend-detector.ts'
import { recordDetector } from './record-detector.ts'
import type { Replay } from './replay-port.ts'
import { watchFrames } from './watch-frames.ts'

/** Runs one film through the shipped pipeline, measured as each of the movements. */
const replay: Replay = async options => {
  const { url, framesPerSecond, condition, neededAnyway, needsRecording, engine } = options
  const { detector, description } = await lendDetector(engine)
  const { recorder, recording } = recordDetector(detector)
  const poseEngine = createPoseEngine(needsRecording ? recorder : detector, description)
  const watch = watchFrames(options)
  const isWorthPlaying = neededAnyway || watch.hasAnalyser
  const film = isWorthPlaying ? filmFrames(url, framesPerSecond, condition) : null
  await film?.start(async captured => watch.observe(await poseEngine.detect(captured)))
  return { engine: description, ...watch.report(), recording: needsRecording ? recording : null }
}

window.litheReplay = replay
