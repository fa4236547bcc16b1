/** A facial expression; all values 0–1 unless stated. */
export type Expression = {
  mouthOpen: number
  /** −1 pursed, 1 drawn wide. */
  mouthWide: number
  smile: number
  /** −1 frowning, 1 raised. */
  brows: number
  eyesOpen: number
}

const blinkEverySeconds = 3.7
const blinkSeconds = 0.2

function eyesOpenAt(seconds: number): number {
  const since = (seconds + 0.9) % blinkEverySeconds
  return since < blinkSeconds ? Math.abs(Math.cos((Math.PI * since) / blinkSeconds)) : 1
}

/** A friendly, calm face that blinks now and then. */
export const restingFace = (seconds: number): Expression => ({
  mouthOpen: 0,
  mouthWide: 0,
  smile: 0.6,
  brows: 0,
  eyesOpen: eyesOpenAt(seconds),
})
