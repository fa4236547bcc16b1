import { createAnalyser, createBodyAngles } from '@lithe/movements'
import { startDetector } from '../engine/choose-detector.ts'
import { createPoseEngine } from '../engine/create-pose-engine.ts'
import { type EngineFiles, loadEngineFiles } from '../engine/engine-files.ts'
import { filmFrames } from './film-frames.ts'
import type { Replay, ReplayReport } from './replay-port.ts'

let files: Promise<EngineFiles> | null = null

/** Runs one film through the shipped pipeline, measured as each of the movements. */
const replay: Replay = async ({ url, movements, windowSeconds, framesPerSecond, neededAnyway, engine }) => {
  files ??= loadEngineFiles(() => {})
  const { detector, description } = await startDetector(await files, engine)
  const poseEngine = createPoseEngine(detector, description)
  const analysers = movements.map(movement => createAnalyser(movement, windowSeconds))
  const bodyAngles = createBodyAngles()
  const series: ReplayReport['series'] = []
  let analyserMs = 0
  try {
    const isWorthPlaying = neededAnyway || analysers.some(analyser => analyser !== null)
    const film = isWorthPlaying ? filmFrames(url, framesPerSecond) : null
    await film?.start(async captured => {
      const frame = await poseEngine.detect(captured)
      const started = performance.now()
      for (const analyser of analysers) analyser?.observe(frame)
      analyserMs += performance.now() - started
      series.push({ t: frame.time / 1000, angles: frame.pose && bodyAngles(frame.pose, frame.aspect) })
    })
  } finally {
    detector.close()
  }
  const seconds = (series.at(-1)?.t ?? 0) - (series[0]?.t ?? 0)
  return {
    engine: description,
    measured: analysers.map(analyser => analyser?.result() ?? null),
    series,
    framesPerSecond: seconds > 0 ? (series.length - 1) / seconds : 0,
    analyserMsPerFrame: analyserMs / Math.max(1, series.length * movements.length),
  }
}

window.litheReplay = replay
