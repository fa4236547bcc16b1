import type { Replay } from '@lithe/contracts/player'
import type { Analyser } from '@lithe/movements'
import { createSeriesRecorder, type StickSeries } from '@lithe/movements/replay'
import type { PoseFrame } from '@lithe/pose'
import type { Assignment } from '../state/assignment.ts'

const toReplay = ({ aspect, bytes }: StickSeries): Replay => ({
  aspect,
  figures: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')),
})

/** Stick figures of the last attempt, at most 20 kB: only where the host asked for them, and only until it has them. */
export function createReplayKeeper() {
  let recorder: ReturnType<typeof createSeriesRecorder> | null = null
  let kept: { sessionId: string; replay: Replay } | null = null

  return {
    begin({ keepsReplay }: Pick<Assignment, 'keepsReplay'>, analyser: Pick<Analyser, 'beganAt'>) {
      kept = null
      recorder = keepsReplay ? createSeriesRecorder(analyser) : null
    },
    /** After the analyser has seen it. */
    observe: (frame: PoseFrame) => recorder?.observe(frame),
    end(sessionId: string) {
      const series = recorder?.series()
      recorder = null
      kept = series ? { sessionId, replay: toReplay(series) } : null
    },
    of: (sessionId: string): { replay?: Replay } =>
      kept?.sessionId === sessionId ? { replay: kept.replay } : {},
    forget() {
      recorder = null
      kept = null
    },
  }
}
export type ReplayKeeper = ReturnType<typeof createReplayKeeper>
