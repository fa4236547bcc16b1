import { existsSync, statSync } from 'node:fs'
import type { MovementId } from '@lithe/movements/catalog'
import type { BrowserEngine, LabBrowser, LabPage } from '../browsers/lab-page.ts'
import { openBrowser, openIfHere } from '../browsers/open-browser.ts'
import { asFilmed } from '../pages/film-condition.ts'
import { keepRate } from '../pages/keep-rate.ts'
import type { Recording } from '../pages/replay-port.ts'
import { comeNearer, goFurther } from './change-distance.ts'
import { type ClipResult, clipResult, movementsOf } from './clip-result.ts'
import { type Condition, isOnlyRate, whyNot } from './condition.ts'
import { serveLab } from './lab-browser.ts'
import { measureRecorded } from './measure-recordings.ts'
import { readRecordedFilm, writeRecordedFilm } from './recorded-film.ts'
import type { Clip } from './truth.ts'

export type MeasureOptions = {
  engines: readonly BrowserEngine[]
  /** Conditions of each film, unmodified first. */
  conditions: readonly (readonly Condition[])[]
  movement: MovementId | null
  model: 'full' | 'lite'
  /** Whether joint angles are needed even without an analyser. */
  needsSeries: boolean
  /** File that records the poses of a film; null to skip recording. */
  recordingFileOf: ((clip: Clip, condition: Condition) => string) | null
  /** Reuses existing recordings instead of films. */
  resume: boolean
  /** Films measured in parallel; each uses its own timestamps, so results do not change. */
  atOnce: number
  onResult: (result: ClipResult) => void
}

const windowSeconds = 600

/** Starts with the largest films, which take longest, to avoid a long tail. */
const bytesOf = (clip: Clip) => statSync(clip.file).size

/** Runs every clip through the shipped pipeline in a browser; returns results in clip order, by engine. */
export async function measureClips(clips: readonly Clip[], options: MeasureOptions): Promise<ClipResult[]> {
  const lab = await serveLab(clips.map(clip => clip.file))
  const results: ClipResult[] = []
  const open = options.engines.length > 1 ? openIfHere : openBrowser
  try {
    for (const engine of options.engines) {
      const browser = await open(engine)
      if (browser) results.push(...(await measureIn(browser, lab, clips, options)))
    }
  } finally {
    lab.close()
  }
  return results
}

async function measureIn(
  browser: LabBrowser,
  lab: Awaited<ReturnType<typeof serveLab>>,
  clips: readonly Clip[],
  options: MeasureOptions,
): Promise<ClipResult[]> {
  const { engine, errors } = browser
  const results: ClipResult[][] = []
  const waiting = [...clips.entries()].sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))
  async function measureWhatWaits() {
    const page = await lab.openIn(browser)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, clip] = next
      const conditions = options.conditions[index] ?? []
      results[index] = await measureUnderAll(
        { engine, page },
        lab.filmUrl(index),
        clip,
        conditions,
        options,
      ).catch(error => {
        throw new Error(`${clip.clip} in ${engine}: ${error.message}`, { cause: error })
      })
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(options.atOnce, clips.length) }, measureWhatWaits))
  } finally {
    await browser.close()
  }
  if (errors.length > 0) throw new Error(`the player page reported: ${errors.join('; ')}`)
  return results.flat()
}

type Shown = { engine: BrowserEngine; page: LabPage }

async function measureUnderAll(
  shown: Shown,
  url: string,
  clip: Clip,
  conditions: readonly Condition[],
  options: MeasureOptions,
): Promise<ClipResult[]> {
  const results: ClipResult[] = []
  for (const condition of conditions) {
    if (whyNot(condition, clip) !== null) continue
    // Unmodified first, as it determines distance limits and the frames of lower rates.
    const seen = results[0]?.recording ?? null
    const file = options.recordingFileOf?.(clip, condition)
    const isThere = file !== undefined && options.resume && existsSync(file)
    const recording = isThere ? await readRecordedFilm(file) : seen && withFewerPictures(seen, condition)
    const result = recording
      ? measureRecorded(clip, { movement: movementOf(clip, options), condition, ...recording }, windowSeconds)
      : await measureClip(shown, url, clip, condition, seen, conditions.length > 1, options)
    if (!result) continue
    if (file !== undefined && !isThere) await writeRecordedFilm(file, result)
    options.onResult(result)
    results.push(result)
  }
  return results
}

const movementOf = ({ truth }: Clip, { movement }: MeasureOptions) => truth?.movement ?? movement ?? 'none'

/** The recording at a lower frame rate; null if the engine would have looked elsewhere. */
function withFewerPictures(seen: Recording, condition: Condition): Recording | null {
  const { framesPerSecond } = condition
  if (typeof framesPerSecond !== 'number' || !isOnlyRate(condition)) return null
  const isNeeded = keepRate(framesPerSecond)
  return { ...seen, frames: seen.frames.filter(({ t }) => isNeeded(t)) }
}

function placeAt(scale: Condition['scale'], seen: Recording | null) {
  if (typeof scale === 'number') return { scale, centre: asFilmed.centre }
  return seen && (scale === 'near' ? comeNearer(seen) : goFurther(seen))
}

/** The condition for the lab's page; null if the film already meets it. */
function pictureUnder({ rollDegrees, light, scale }: Condition, seen: Recording | null) {
  const place = placeAt(scale, seen)
  return place && { rollDegrees, light, ...place }
}

async function measureClip(
  { engine, page }: Shown,
  url: string,
  clip: Clip,
  condition: Condition,
  seen: Recording | null,
  needsRecording: boolean,
  options: MeasureOptions,
): Promise<ClipResult | null> {
  const movement = movementOf(clip, options)
  const picture = pictureUnder(condition, seen)
  if (!picture) return null
  const replayed = await page.evaluate(input => window.litheReplay(input), {
    url,
    movements: movementsOf(movement),
    variant: clip.truth?.variant ?? null,
    windowSeconds,
    framesPerSecond: condition.framesPerSecond,
    condition: picture,
    neededAnyway: options.needsSeries || options.recordingFileOf !== null,
    needsRecording: needsRecording || options.recordingFileOf !== null,
    engine: { model: options.model, thread: 'worker', threads: 1 } as const,
  })
  const isUnknown = !clip.truth && !options.movement
  return clipResult(clip, condition, isUnknown ? null : movement, { ...replayed, engine })
}
