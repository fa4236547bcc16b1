import { createPoseEngine } from '../../apps/player/src/engine/create-pose-engine.ts'
import { drawnOutFilm } from './drawn-out-film.ts'
import { filmFrames } from './film-frames.ts'
import { lendDetector } from './lend-detector.ts'
import { recordDetector } from './record-detector.ts'
import type { Replay, ReplayOptions } from './replay-port.ts'
import { watchFrames } from './watch-frames.ts'

function filmOf({ url, framesPerSecond, condition, turns }: ReplayOptions) {
  const film = filmFrames(url, framesPerSecond, condition)
  return turns && typeof framesPerSecond === 'number' ? drawnOutFilm(film, turns, framesPerSecond) : film
}

/** Runs one film through the shipped pipeline, measured as each movement. */
const replay: Replay = async options => {
  const { neededAnyway, needsRecording, engine } = options
  const { detector, description } = await lendDetector(engine)
  const { recorder, recording } = recordDetector(detector)
  const poseEngine = createPoseEngine(needsRecording ? recorder : detector, description)
  const watch = watchFrames(options)
  const isWorthPlaying = neededAnyway || watch.hasAnalyser
  const film = isWorthPlaying ? filmOf(options) : null
  await film?.start(async captured => {
    const frame = await poseEngine.detect(captured)
    if (frame) watch.observe(frame)
  })
  return { detector: description, ...watch.report(), recording: needsRecording ? recording : null }
}

window.litheReplay = replay
