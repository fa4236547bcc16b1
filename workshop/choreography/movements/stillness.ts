/** Natural sway: slow incommensurate waves, about ±1. */
export function sway(seconds: number): { side: number; forward: number } {
  const wave = (hertz: number, phase: number) => Math.sin(2 * Math.PI * hertz * seconds + phase)
  return {
    side: 0.55 * wave(0.23, 0.4) + 0.3 * wave(0.61, 1.9) + 0.15 * wave(1.13, 4.1),
    forward: 0.6 * wave(0.17, 2.2) + 0.28 * wave(0.53, 0.7) + 0.12 * wave(0.97, 5.3),
  }
}

const breathSeconds = 4.4
const inhaleShare = 0.42

/** 0 breathed out, 1 breathed in; breathing in is faster. */
export function breathAt(seconds: number): number {
  const share = (seconds / breathSeconds) % 1
  const angle = share < inhaleShare ? share / inhaleShare : 1 + (share - inhaleShare) / (1 - inhaleShare)
  return (1 - Math.cos(Math.PI * angle)) / 2
}
