import type { CitationId } from './citations.ts'

/** P: read in the primary page. A: in its abstract. S: read in a transcription naming it. R: recalled, to be verified. D: derived here. */
export type Provenance = 'P' | 'A' | 'S' | 'R' | 'D'
type NormSex = 'Male' | 'Female' | 'all'

/** A table of norms with where it comes from beside it. Ages are in years, both ends included. */
export type NormTable<Row> = {
  measures: string
  unit:
    | 'seconds'
    | 'degrees'
    | 'repetitions in 30 s'
    | 'repetitions in 60 s'
    | 'centimetres past the soles'
    | 'share of people'
  sources: readonly CitationId[]
  year: number
  population: string
  provenance: Provenance
  note: string
  rows: readonly Row[]
}

/** Published percentiles: how many do less, per 100, and the result they stand at. */
export type PercentilesRow = {
  sex: NormSex
  ages: readonly [number, number]
  percentiles: readonly (readonly [percentile: number, value: number])[]
}
