import type { Measured, MovementId } from '@lithe/movements/catalog'
import type { ReplayReport } from '../../apps/player/src/lab/replay-port.ts'
import { type Comparison, judge } from './judge.ts'
import { openLab } from './lab-browser.ts'
import type { Clip } from './truth.ts'

export type ClipResult = Clip & {
  movement: MovementId | 'none'
  /** Null when the movement has no analyser yet, or nobody said which movement it is. */
  measured: Measured | null
  comparisons: Comparison[]
  /** Rate of the frames that were measured. */
  framesPerSecond: number
  engine: string
  analyserMsPerFrame: number
  series: ReplayReport['series']
  note: string | null
}

export type MeasureOptions = {
  chromiumPath: string
  /** Frames are left out to get down to this rate; null measures them all. */
  framesPerSecond: number | 'half' | null
  movement: MovementId | null
  model: 'full' | 'lite'
  /** Joint angles are wanted even of movements that have no analyser yet. */
  needsSeries: boolean
  onResult: (result: ClipResult) => void
}

/** With nothing to see, every movement must refuse for the same reason; the first that does not is reported. */
const movementsForNone: MovementId[] = ['single-leg-stance', 'toe-touch', 'squat']

function pickForNone(measured: (Measured | null)[]): Measured | null {
  const reasons = new Set(measured.map(result => (result && !result.ok ? result.reason : null)))
  return (reasons.size === 1 ? measured[0] : measured.find(result => result?.ok)) ?? measured[0] ?? null
}

/** Runs every clip through the shipped pipeline in headless Chromium, one after another. */
export async function measureClips(clips: readonly Clip[], options: MeasureOptions): Promise<ClipResult[]> {
  const lab = await openLab(
    clips.map(clip => clip.file),
    options.chromiumPath,
  )
  const results: ClipResult[] = []
  try {
    for (const [index, clip] of clips.entries()) {
      const movement = clip.truth?.movement ?? options.movement ?? 'none'
      const replayed = await lab.page.evaluate(input => window.litheReplay(input), {
        url: lab.filmUrl(index),
        movements: movement === 'none' ? movementsForNone : [movement],
        windowSeconds: 600,
        framesPerSecond: options.framesPerSecond,
        neededAnyway: options.needsSeries,
        engine: { model: options.model, delegate: 'CPU', thread: 'worker' } as const,
      })
      const isUnknown = !clip.truth && !options.movement
      const measured = isUnknown ? null : pickForNone(replayed.measured)
      const { framesPerSecond, engine, analyserMsPerFrame, series } = replayed
      const result: ClipResult = {
        ...clip,
        movement,
        measured,
        comparisons: measured && clip.truth ? judge(measured, clip.truth.expected, framesPerSecond) : [],
        framesPerSecond,
        engine,
        analyserMsPerFrame,
        series,
        note: isUnknown
          ? 'no truth file: say what it shows with --movement'
          : measured
            ? null
            : `${movement} has no analyser yet`,
      }
      options.onResult(result)
      results.push(result)
    }
  } finally {
    await lab.close()
  }
  if (lab.errors.length > 0) throw new Error(`the player page reported: ${lab.errors.join('; ')}`)
  return results
}
