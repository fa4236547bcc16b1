import type { Seconds } from '@lithe/pose'
import { type StanceState, states, type Weights } from './stance-witnesses.ts'

/** Engine errors persist between frames: this long counts as one independent observation. */
const oneWitnessSeconds = 0.12
const longestStepSeconds = 0.2
/** Transitions per second while a foot moves, and at rest. */
const changes = 0.5
const atRest = 0.02

/** Forward filter of a hidden Markov model over the feet's state. */
export function createStanceFilter() {
  let chances: Weights = { down: 1, left: 0, right: 0, moved: 0 }
  return {
    /** `moving`: how much the feet move, 0–1. */
    observe(sinceLast: Seconds, witnesses: Weights, moving: number) {
      const seconds = Math.min(longestStepSeconds, sinceLast)
      const leaving = 1 - Math.exp(-seconds * (atRest + changes * moving))
      const weight = Math.min(1, seconds / oneWitnessSeconds)
      const best = Math.max(...states.map(state => witnesses[state]))
      const next = {} as Weights
      let total = 0
      for (const state of states) {
        const prior = chances[state] * (1 - leaving) + ((1 - chances[state]) * leaving) / 3
        next[state] = prior * Math.exp(weight * (witnesses[state] - best))
        total += next[state]
      }
      for (const state of states) next[state] /= total
      chances = next
      return chances
    },
    begin(state: StanceState) {
      chances = { down: 0.02, left: 0.02, right: 0.02, moved: 0.02, [state]: 0.94 }
    },
    chances: () => chances,
  }
}
