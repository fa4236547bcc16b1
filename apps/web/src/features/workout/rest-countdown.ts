import { rest } from '@lithe/contracts/constants'

export type CountdownColour = 'green' | 'yellow' | 'white'

export function countdownColour(secondsLeft: number): CountdownColour {
  if (secondsLeft <= rest.greenAtSeconds) return 'green'
  return secondsLeft <= rest.yellowAtSeconds ? 'yellow' : 'white'
}

export function restMessage(exercisesLeft: number): string {
  return exercisesLeft === 1
    ? 'Great job! Only one more left!'
    : 'Good job! You are more than halfway completed'
}

/** A rest that ends at a moment, so that a sleeping tab cannot stretch it. */
export type Rest = { endsAtMs: number; extraSeconds: number }

export const beginRest = (nowMs: number): Rest => ({ endsAtMs: nowMs + rest.seconds * 1000, extraSeconds: 0 })

/** Long enough to read what was measured, short enough for whoever has stepped away already. */
const reviewSeconds = 8

export const beginReview = (nowMs: number): Rest => ({
  endsAtMs: nowMs + reviewSeconds * 1000,
  extraSeconds: 0,
})

export const extendRest = ({ endsAtMs, extraSeconds }: Rest): Rest => ({
  endsAtMs: endsAtMs + rest.extraSeconds * 1000,
  extraSeconds: extraSeconds + rest.extraSeconds,
})

export const restSecondsLeft = ({ endsAtMs }: Rest, nowMs: number) =>
  Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
