import {
  areChairStands,
  type HoldMeasurement,
  type Measurement,
  movements,
  type Quality,
  type RepetitionMeasurement,
  type StanceMeasurement,
} from '@lithe/movements/catalog'
import { shortfallOf, unitWord } from './movement-words.ts'

export type ResultWords = {
  value: string
  unit: string
  /** What the number means, and what else was seen. */
  note: string
  quality: string
}

const qualityWords = {
  good: 'Seen clearly, all the way.',
  fair: 'Seen well enough.',
  poor: 'Only just seen: doing it again would be surer.',
} satisfies Record<Quality['level'], string>

const tenth = (value: number) => Math.round(value * 10) / 10

function headline(measurement: Measurement): { value: number; note: string } {
  if ('reps' in measurement) return { value: measurement.reps, note: repetitionsNote(measurement) }
  if ('minHipDegrees' in measurement)
    return {
      value: Math.round(measurement.minHipDegrees),
      note:
        measurement.minHipDegreesWithBentKnees === null
          ? 'How far your hips folded. Smaller means further.'
          : 'How far your hips folded with straight knees. Reaches with bent knees do not count.',
    }
  return { value: tenth(measurement.longestHoldSeconds), note: holdNote(measurement) }
}

function holdNote(measurement: StanceMeasurement | HoldMeasurement): string {
  switch (measurement.movement) {
    case 'single-leg-stance':
      return stanceNote(measurement)
    case 'plank':
      return 'Your longest straight line.'
  }
}

function stanceNote({ ease, holds }: StanceMeasurement): string {
  if (ease === 'semi-tandem') return 'Your longest time with both feet in place.'
  const longest = holds.toSorted((a, b) => span(b) - span(a))[0]
  if (!longest) return 'Your longest stand.'
  const leg = longest.lifted === 'left' ? 'right' : 'left'
  const hand = ease === 'supported' ? ', a hand on the chair' : ''
  return `Your longest stand, on your ${leg} leg${hand}.`
}

const span = (hold: { fromSeconds: number; toSeconds: number }) => hold.toSeconds - hold.fromSeconds

function repetitionsNote(measurement: RepetitionMeasurement): string {
  const { reps, partials, isLastByBell } = measurement
  if (isLastByBell) return `${partialsNote(partials)}The one under way when the time ended counts too.`
  if (partials === 0) return reps === 0 ? 'None this time.' : 'Every one of them full.'
  if (reps > 0) return partialsNote(partials).trim()
  const lacked = areChairStands(measurement)
    ? 'did not come all the way up'
    : shortfallOf(measurement.movement)
  return `We saw ${partials === 1 ? 'one' : partials} that ${lacked}.`
}

function partialsNote(partials: number): string {
  if (partials === 0) return ''
  return partials === 1 ? 'And one that was not quite full. ' : `And ${partials} that were not quite full. `
}

/** The result card, in words. */
export function resultWords(measurement: Measurement): ResultWords {
  const { value, note } = headline(measurement)
  const { movement } = measurement
  const ease = ('ease' in measurement && measurement.ease) || null
  const isDegrees = movements[movement].unit === 'degrees'
  return {
    value: isDegrees ? `${value}°` : String(value),
    unit: isDegrees ? 'hip angle' : unitWord({ movement, ease }, value),
    note,
    quality: qualityWords[measurement.quality.level],
  }
}
