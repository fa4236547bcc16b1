import { createAnalyser } from '@lithe/movements'
import { createPoseSmoother, inSeconds, type PoseFrame } from '@lithe/pose'
import type { Measured } from '../../packages/movements/src/catalog/measurement.ts'
import {
  elsewhereThan,
  filmedFor,
  isCounted,
  type Way,
  ways,
} from '../../packages/movements/src/testing/nothing-done.ts'
import type { PastimeName } from '../choreography/choreography.ts'
import type { ClipResult } from './clip-result.ts'
import { posesOf } from './recorded-film.ts'
import type { Truth } from './truth.ts'

const scenesOfEach = 10
const windowSeconds = inSeconds(60)

/** Result of one pastime filmed for a movement that it is not. */
export type NothingDone = { movement: string; pastime: string; results: string[]; counted: number }

function resultOf(measured: Measured): string {
  if (!measured.ok) return measured.reason
  const { measurement } = measured
  if ('reps' in measurement) return `${measurement.reps} and ${measurement.partials} that fell short`
  if ('minHipDegrees' in measurement) return `${measurement.minHipDegrees.toFixed(0)}°`
  return `${measurement.longestHoldSeconds.toFixed(1)} s, ${measurement.quality.level}`
}

function measuredAs({ movement, variant }: Way, frames: readonly PoseFrame[]): Measured {
  const analyser = createAnalyser(movement, windowSeconds, variant)
  for (const frame of frames) analyser.observe(frame)
  return analyser.result()
}

const nameOf = ({ movement, variant }: Pick<Truth, 'movement'> & Pick<Way, 'variant'>) =>
  [movement, variant].filter(Boolean).join(', ')

const doneAs = (way: Way, pastime: string, measured: readonly Measured[]): NothingDone => ({
  movement: nameOf(way),
  pastime,
  results: measured.map(resultOf),
  counted: measured.filter(isCounted).length,
})

/** Draws ten scenes of each pastime for every movement that it is not, and measures them. */
export const measureNothing = (): NothingDone[] =>
  ways.flatMap(way =>
    elsewhereThan(way).map(pastime => {
      const scenes = Array.from({ length: scenesOfEach }, (_, seed) => filmedFor(way, pastime, seed + 1))
      return doneAs(
        way,
        pastime,
        scenes.map(frames => measuredAs(way, frames)),
      )
    }),
  )

const smoothed = (recording: NonNullable<ClipResult['recording']>) =>
  posesOf(recording).map(createPoseSmoother().smooth)

/** The pastime that a film of a movement counts as for all other movements. */
const shownBy: Record<string, PastimeName> = {
  'single-leg-stance': 'marching in place',
  'single-leg-stance, semi-tandem': 'lunging',
  'toe-touch': 'bowing on bent knees',
  'toe-touch, seated': 'reaching on the chair',
  squat: 'squatting',
  'squat, seated': 'rising from the chair',
  'push-up': 'push-ups',
  'jumping-jack': 'jumping jacks',
  plank: 'hips up and down',
  'sit-and-reach': 'reaching on the floor',
  none: 'standing still',
}

/** Whether a film shows nothing of this movement. Films of the movement itself are judged by their truth. */
function isElsewhere(way: Way, { pastime, movement, variant }: Truth): boolean {
  const shown = pastime ?? shownBy[nameOf({ movement, variant: variant ?? null })]
  return shown !== undefined && way.movement !== movement && elsewhereThan(way).includes(shown)
}

/** Measures the poses of each film as every movement that it does not show. */
export function measureNothingOnFilm(results: readonly ClipResult[]): NothingDone[] {
  const shown = results.flatMap(({ name, truth, recording }) =>
    truth && recording ? [{ name: name.split('.')[0] ?? name, truth, frames: smoothed(recording) }] : [],
  )
  return ways.flatMap(way => {
    const elsewhere = shown.filter(({ truth }) => isElsewhere(way, truth))
    return [...new Set(elsewhere.map(({ name }) => name))].map(film => {
      const underEach = elsewhere.filter(({ name }) => name === film)
      return doneAs(
        way,
        film,
        underEach.map(({ frames }) => measuredAs(way, frames)),
      )
    })
  })
}

function tallied(results: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  return [...counts].map(([result, count]) => `${count} × ${result}`).join('; ')
}

/** Prints every row with anything but a refusal; true if nothing counted. */
export function printNothing(done: readonly NothingDone[]): boolean {
  for (const { movement, pastime, results, counted } of done)
    console.log(
      `${counted === 0 ? ' ok ' : 'OFF '}${movement.padEnd(32)} ${pastime.padEnd(36)} ${tallied(results)}`,
    )
  return done.every(({ counted }) => counted === 0)
}

export function nothingTable(done: readonly NothingDone[], shown: 'activities' | 'films'): string {
  const rows = [...new Set(done.map(({ movement }) => movement))].map(movement => {
    const own = done.filter(row => row.movement === movement)
    const results = own.flatMap(row => row.results)
    const counted = own.reduce((sum, row) => sum + row.counted, 0)
    const told = own.filter(row => row.results.some(result => /^\d/.test(result))).map(row => row.pastime)
    return `| ${movement} | ${own.length} | ${results.length} | ${counted} | ${told.join(', ')} |`
  })
  return [
    `| movement | ${shown} | scenes | counted | ${shown} with any result |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
