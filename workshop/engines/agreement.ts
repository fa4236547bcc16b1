import type { FilmComparison } from './compare-films.ts'

/** Our graph agrees with the reference engine if mean landmark distances over a film are below these. */
const bars = {
  /** As a fraction of the frame's larger side. */
  pictureShare: 0.005,
  worldMetres: 0.01,
  /** Frames per film in which only one engine found the person. */
  foundByOne: 2,
  /** Any landmark of any frame, if the film is shown twice. */
  againShare: 0.001,
} as const

export type Agreement = {
  film: string
  pictures: number
  meanShare: number
  worstShare: number
  meanMetres: number
  worstMetres: number
  foundByOne: number
  /** Largest landmark distance when our graph was shown the film again. */
  againShare: number
  /** Our time per frame relative to the reference engine's, in the same run. */
  timeRatio: number
  ok: boolean
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const most = (values: readonly number[]) => values.reduce((top, value) => Math.max(top, value), 0)

/** Summarises a film's comparison in the numbers that are judged. */
export function agreementOf(compared: FilmComparison): Agreement {
  const meanShare = mean(compared.pictureShares)
  const meanMetres = mean(compared.worldMetres)
  return {
    film: compared.film,
    pictures: compared.pictures,
    meanShare,
    worstShare: most(compared.pictureShares),
    meanMetres,
    worstMetres: most(compared.worldMetres),
    foundByOne: compared.foundByOne,
    againShare: compared.againShare,
    timeRatio: compared.ourMsPerPicture / compared.referenceMsPerPicture,
    ok:
      meanShare <= bars.pictureShare &&
      meanMetres <= bars.worldMetres &&
      compared.foundByOne <= bars.foundByOne &&
      compared.againShare <= bars.againShare,
  }
}

export function agreementLine(agreement: Agreement): string {
  const { film, pictures, meanShare, worstShare, meanMetres, worstMetres } = agreement
  const { foundByOne, againShare, timeRatio, ok } = agreement
  const percent = (share: number) => `${(share * 100).toFixed(3)} %`
  const centimetres = (metres: number) => `${(metres * 100).toFixed(2)} cm`
  return [
    `${ok ? ' ok ' : 'OFF '}${film}: ${pictures} pictures`,
    `${percent(meanShare)} of the picture (at worst ${percent(worstShare)})`,
    `${centimetres(meanMetres)} in the world (at worst ${centimetres(worstMetres)})`,
    `${foundByOne} found by one only`,
    `shown again at most ${percent(againShare)} apart`,
    `time ×${timeRatio.toFixed(2)}`,
  ].join(', ')
}
