import { statSync } from 'node:fs'
import type { MovementId } from '@lithe/movements/catalog'
import type { Page } from 'playwright-core'
import { asFilmed } from '../../apps/player/src/lab/film-condition.ts'
import type { Recording } from '../../apps/player/src/lab/replay-port.ts'
import { comeNearer, goFurther } from './change-distance.ts'
import { type ClipResult, clipResult, movementsOf } from './clip-result.ts'
import { type Condition, whyNot } from './condition.ts'
import { openLab } from './lab-browser.ts'
import type { Clip } from './truth.ts'

export type MeasureOptions = {
  chromiumPath: string
  /** What each film is measured under, film by film; as it was filmed comes first. */
  conditions: readonly (readonly Condition[])[]
  movement: MovementId | null
  model: 'full' | 'lite'
  /** Joint angles are wanted even of movements that have no analyser yet. */
  needsSeries: boolean
  needsRecording: boolean
  /** This many films are measured beside each other; they keep to their own time stamps, so it changes no number. */
  atOnce: number
  onResult: (result: ClipResult) => void
}

/** Large films take longest: begun first, none of them is still running alone at the end. */
const bytesOf = (clip: Clip) => statSync(clip.file).size

/** Runs every clip through the shipped pipeline in headless Chromium; the results come in the clips' order. */
export async function measureClips(clips: readonly Clip[], options: MeasureOptions): Promise<ClipResult[]> {
  const lab = await openLab(
    clips.map(clip => clip.file),
    options.chromiumPath,
  )
  const results: ClipResult[][] = []
  const waiting = [...clips.entries()].sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))
  async function measureWhatWaits() {
    const page = await lab.openPage()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, clip] = next
      const conditions = options.conditions[index] ?? []
      results[index] = await measureUnderAll(page, lab.filmUrl(index), clip, conditions, options)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(options.atOnce, clips.length) }, measureWhatWaits))
  } finally {
    await lab.close()
  }
  if (lab.errors.length > 0) throw new Error(`the player page reported: ${lab.errors.join('; ')}`)
  return results.flat()
}

async function measureUnderAll(
  page: Page,
  url: string,
  clip: Clip,
  conditions: readonly Condition[],
  options: MeasureOptions,
): Promise<ClipResult[]> {
  const results: ClipResult[] = []
  for (const condition of conditions) {
    if (whyNot(condition, clip) !== null) continue
    // How near or far one may go is read from where the body was in the first of them.
    const seen = results[0]?.recording ?? null
    const result = await measureClip(page, url, clip, condition, seen, {
      ...options,
      needsRecording:
        options.needsRecording || (!seen && conditions.some(({ scale }) => typeof scale === 'string')),
    })
    if (!result) continue
    options.onResult(result)
    results.push(result)
  }
  return results
}

function placeAt(scale: Condition['scale'], seen: Recording | null) {
  if (typeof scale === 'number') return { scale, centre: asFilmed.centre }
  return seen && (scale === 'near' ? comeNearer(seen) : goFurther(seen))
}

/** The condition as the lab draws it; null when the film was made from there already. */
function pictureUnder({ rollDegrees, light, scale }: Condition, seen: Recording | null) {
  const place = placeAt(scale, seen)
  return place && { rollDegrees, light, ...place }
}

async function measureClip(
  page: Page,
  url: string,
  clip: Clip,
  condition: Condition,
  seen: Recording | null,
  options: MeasureOptions,
): Promise<ClipResult | null> {
  const movement = clip.truth?.movement ?? options.movement ?? 'none'
  const picture = pictureUnder(condition, seen)
  if (!picture) return null
  const replayed = await page.evaluate(input => window.litheReplay(input), {
    url,
    movements: movementsOf(movement),
    windowSeconds: 600,
    framesPerSecond: condition.framesPerSecond,
    condition: picture,
    neededAnyway: options.needsSeries || options.needsRecording,
    needsRecording: options.needsRecording,
    engine: { model: options.model, delegate: 'CPU', thread: 'worker' } as const,
  })
  const isUnknown = !clip.truth && !options.movement
  return clipResult(clip, condition, isUnknown ? null : movement, replayed)
}
