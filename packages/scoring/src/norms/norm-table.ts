import type { CitationId } from './citations.ts'

/** P: original page. A: abstract. S: secondary source. R: from memory, unverified. D: derived here. */
export type Provenance = 'P' | 'A' | 'S' | 'R' | 'D'
type NormSex = 'Male' | 'Female' | 'all'

/** Norms with their source. Ages are in years, both ends included. */
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

/** Published percentiles: the percentage below, and the result at that point. */
export type PercentilesRow = {
  sex: NormSex
  ages: readonly [number, number]
  percentiles: readonly (readonly [percentile: number, value: number])[]
}
