import { createAnalyser, createFittedBody } from '@lithe/movements'
import { inSeconds, type PoseFrame } from '@lithe/pose'
import type { ReplayOptions, Watched } from './replay-port.ts'

type Asked = Pick<ReplayOptions, 'movements' | 'variant' | 'windowSeconds'>

/** Measures smoothed frames as each movement in one window, and keeps every frame's joint angles. */
export function watchFrames({ movements, variant, windowSeconds }: Asked) {
  const analysers = movements.map(movement => createAnalyser(movement, inSeconds(windowSeconds), variant))
  const fit = createFittedBody()
  const series: Watched['series'] = []
  let analyserMs = 0
  return {
    hasAnalyser: analysers.some(analyser => analyser !== null),
    observe(frame: PoseFrame) {
      const started = performance.now()
      for (const analyser of analysers) analyser?.observe(frame)
      analyserMs += performance.now() - started
      series.push({
        t: frame.time / 1000,
        angles: frame.pose && fit(frame.pose, frame.aspect, frame.time).angles,
      })
    },
    report(): Watched {
      const seconds = (series.at(-1)?.t ?? 0) - (series[0]?.t ?? 0)
      return {
        measured: analysers.map(analyser => analyser?.result() ?? null),
        series,
        framesPerSecond: seconds > 0 ? (series.length - 1) / seconds : 0,
        analyserMsPerFrame: analyserMs / Math.max(1, series.length * movements.length),
      }
    },
  }
}
