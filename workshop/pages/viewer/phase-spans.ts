import type { LiveReading } from '@lithe/movements'
import type { LabMoment } from './run-recording.ts'

export type PhaseSpan = { phase: LiveReading['phase']; fromSeconds: number; toSeconds: number }

/** Phases detected by the analyser, with their durations. */
export function phaseSpans(moments: readonly LabMoment[]): PhaseSpan[] {
  const spans: PhaseSpan[] = []
  for (const { seconds, reading } of moments) {
    const last = spans.at(-1)
    if (last) last.toSeconds = seconds
    if (last?.phase !== reading.phase)
      spans.push({ phase: reading.phase, fromSeconds: seconds, toSeconds: seconds })
  }
  return spans
}
