import type { PoseFrame } from '@lithe/pose'
import { atRate, dropped, fainter, hiddenFor, jittered, lostNowAndThen, scaled } from './alter-frames.ts'

export type Spoiling = { name: string; spoil: (frames: readonly PoseFrame[]) => readonly PoseFrame[] }

/** Seeded degradations of what an engine sees, singly and combined. */
export function spoilings(seed: number): Spoiling[] {
  const named = <T>(name: string, values: readonly T[], spoil: (value: T) => Spoiling['spoil']): Spoiling[] =>
    values.map(value => ({ name: `${name} ${value}`, spoil: spoil(value) }))
  const mixed = [1, 2, 3, 4, 5, 6].map((part): Spoiling => {
    const rate = 9 + ((part * 5) % 12)
    const sigma = (15 * (part % 5)) / 10_000
    return {
      name: `${rate} a second, trembling ${sigma}, lost ${0.04 * part}`,
      spoil: frames =>
        lostNowAndThen(0.04 * part, seed + part)(jittered(sigma, seed + part)(atRate(rate)(frames))),
    }
  })
  return [
    { name: 'as it was', spoil: frames => frames },
    ...named('pictures a second', [15, 12, 10, 9], atRate),
    ...named('pictures missing', [0.2, 0.4, 0.5], share => dropped(share, seed)),
    ...named('trembling', [0.001, 0.002, 0.004, 0.006, 0.01, 0.015], sigma => jittered(sigma, seed)),
    ...named('lost in', [0.05, 0.1, 0.2, 0.35], share => lostNowAndThen(share, seed)),
    ...named('hidden seconds', [0.3, 0.6, 1, 2, 3], seconds => hiddenFor(seconds, seed)),
    ...named('smaller', [0.6, 0.4], factor => frames => jittered(0.002, seed)(scaled(factor)(frames))),
    ...named('fainter', [0.7, 0.5], share => frames => jittered(0.004, seed)(fainter(share)(frames))),
    ...mixed,
  ]
}
