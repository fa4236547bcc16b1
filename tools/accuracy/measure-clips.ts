import { statSync } from 'node:fs'
import type { Measured, MovementId } from '@lithe/movements/catalog'
import type { Page } from 'playwright-core'
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
  /** This many films are measured beside each other; they keep to their own time stamps, so it changes no number. */
  atOnce: number
  onResult: (result: ClipResult) => void
}

/** With nothing to see, every movement must refuse for the same reason; the first that does not is reported. */
const movementsForNone: MovementId[] = ['single-leg-stance', 'toe-touch', 'squat']

function pickForNone(measured: (Measured | null)[]): Measured | null {
  const reasons = new Set(measured.map(result => (result && !result.ok ? result.reason : null)))
  return (reasons.size === 1 ? measured[0] : measured.find(result => result?.ok)) ?? measured[0] ?? null
}

/** Large films take longest: begun first, none of them is still running alone at the end. */
const bytesOf = (clip: Clip) => statSync(clip.file).size

/** Runs every clip through the shipped pipeline in headless Chromium; the results come in the clips' order. */
export async function measureClips(clips: readonly Clip[], options: MeasureOptions): Promise<ClipResult[]> {
  const lab = await openLab(
    clips.map(clip => clip.file),
    options.chromiumPath,
  )
  const results: ClipResult[] = []
  const waiting = [...clips.entries()].sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))
  async function measureWhatWaits() {
    const page = await lab.openPage()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, clip] = next
      const result = await measureClip(page, lab.filmUrl(index), clip, options)
      options.onResult(result)
      results[index] = result
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(options.atOnce, clips.length) }, measureWhatWaits))
  } finally {
    await lab.close()
  }
  if (lab.errors.length > 0) throw new Error(`the player page reported: ${lab.errors.join('; ')}`)
  return results
}

async function measureClip(
  page: Page,
  url: string,
  clip: Clip,
  options: MeasureOptions,
): Promise<ClipResult> {
  const movement = clip.truth?.movement ?? options.movement ?? 'none'
  const replayed = await page.evaluate(input => window.litheReplay(input), {
    url,
    movements: movement === 'none' ? movementsForNone : [movement],
    windowSeconds: 600,
    framesPerSecond: options.framesPerSecond,
    neededAnyway: options.needsSeries,
    engine: { model: options.model, delegate: 'CPU', thread: 'worker' } as const,
  })
  const isUnknown = !clip.truth && !options.movement
  const measured = isUnknown ? null : pickForNone(replayed.measured)
  const { framesPerSecond, engine, analyserMsPerFrame, series } = replayed
  return {
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
}
