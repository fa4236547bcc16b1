import type { PoseFrame } from '@lithe/pose'
import { createSeriesWriter, type StickSeries } from '../stick-series.ts'

export function seriesOf(frames: readonly PoseFrame[]): StickSeries {
  const writer = createSeriesWriter()
  for (const frame of frames) writer.observe(frame)
  const series = writer.series()
  if (!series) throw new Error('this is no series')
  return series
}
