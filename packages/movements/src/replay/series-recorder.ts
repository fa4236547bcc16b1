import type { PoseFrame } from '@lithe/pose'
import type { Analyser } from '../create-analyser.ts'
import { createSeriesWriter, type StickSeries } from './stick-series.ts'

/** Long enough to see a body before its first hold; the wait for it may take half a minute. */
const leadMs = 8000

/** Keeps what an analyser is shown as a series: of a wait for the first hold no more than its end. */
export function createSeriesRecorder({ beganAt }: Pick<Analyser, 'beganAt'>) {
  const writer = createSeriesWriter()
  let lead: PoseFrame[] | null = beganAt ? [] : null

  return {
    /** After the analyser has seen it. */
    observe(frame: PoseFrame) {
      if (!lead) return writer.observe(frame)
      lead = [...lead.filter(({ time }) => frame.time - time <= leadMs), frame]
      if (beganAt?.() === null) return
      for (const seen of lead) writer.observe(seen)
      lead = null
    },
    series: (): StickSeries | null => writer.series(),
  }
}
