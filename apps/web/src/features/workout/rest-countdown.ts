import { rest } from '@lithe/contracts/constants'

export type CountdownColour = 'green' | 'yellow' | 'white'

export function countdownColour(secondsLeft: number): CountdownColour {
  if (secondsLeft <= rest.greenAtSeconds) return 'green'
  return secondsLeft <= rest.yellowAtSeconds ? 'yellow' : 'white'
}

/** Movements of this test: with a number, still to come, and in all. */
export type Progress = { done: number; left: number; total: number }

const spelt = ['None', 'One', 'Two', 'Three', 'Four', 'Five'] as const
const inWords = (count: number) => spelt[count] ?? String(count)

/** Praise is for what was measured, and more than half is more than half. */
export function restMessage({ done, left, total }: Progress, isMeasured: boolean): string {
  const toGo = `${inWords(left)} to go.`
  if (!isMeasured) return `No matter. ${toGo}`
  if (left === 1) return 'Great job! Only one more left!'
  if (done * 2 > total) return 'Good job! You are more than halfway completed'
  return `${inWords(done)} done, ${toGo.toLowerCase()}`
}

/** A rest that ends at a moment, so that a sleeping tab cannot stretch it. */
export type Rest = { endsAtMs: number; extraSeconds: number }

export const beginRest = (nowMs: number): Rest => ({ endsAtMs: nowMs + rest.seconds * 1000, extraSeconds: 0 })

export const extendRest = ({ endsAtMs, extraSeconds }: Rest): Rest => ({
  endsAtMs: endsAtMs + rest.extraSeconds * 1000,
  extraSeconds: extraSeconds + rest.extraSeconds,
})

/** After a pause, as long as it lasted. */
export const lengthenRest = (rest: Rest, byMs: number): Rest => ({ ...rest, endsAtMs: rest.endsAtMs + byMs })

export const restSecondsLeft = ({ endsAtMs }: Rest, nowMs: number) =>
  Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
