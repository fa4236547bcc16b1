/** Cut-offs in Hz; `beta` is how much the cut-off rises with each body size a second. */
export type SizedFilterOptions = { minCutoff: number; beta: number; speedCutoff: number }

const shareOf = (cutoffHz: number, seconds: number) => 1 / (1 + 1 / (2 * Math.PI * cutoffHz * seconds))

/** One-Euro filter whose speed is that of the raw value, in body sizes a second; Casiez 2012, doi:10.1145/2207676.2208639. */
export function createSizedFilter({ minCutoff, beta, speedCutoff }: SizedFilterOptions) {
  let last: { raw: number; value: number; speed: number } | null = null
  return (raw: number, seconds: number, size: number): number => {
    const rise = last === null ? 0 : (raw - last.raw) / size / seconds
    const speed = last === null ? rise : last.speed + shareOf(speedCutoff, seconds) * (rise - last.speed)
    const share = shareOf(minCutoff + beta * Math.abs(speed), seconds)
    const value = last === null ? raw : last.value + share * (raw - last.value)
    last = { raw, value, speed }
    return value
  }
}
