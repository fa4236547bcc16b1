import type { Body } from '../body/body.ts'

/** One small jump from the feet so far aside to so far aside, metres from the middle to an ankle; seconds. */
export type Hop = { takeOff: number; landing: number; from: number; to: number }

/** Two hops, out and back. */
export type HopPair = {
  /** The feet leave the floor to jump apart. */
  startSeconds: number
  /** From this jump to the next one. */
  tempoSeconds: number
  /** Between the ankles when the feet are apart. */
  apartMetres: number
}

export const airSeconds = 0.22
const togetherShare = 0.052

/** From the middle to an ankle when the feet stand together. */
export const togetherAside = ({ heightMetres }: Body) => togetherShare * heightMetres

export const hopsOf = (body: Body, pairs: readonly HopPair[]): Hop[] =>
  pairs.flatMap(({ startSeconds, tempoSeconds, apartMetres }) => {
    const [closed, open] = [togetherAside(body), apartMetres / 2]
    const back = startSeconds + tempoSeconds / 2
    return [
      { takeOff: startSeconds, landing: startSeconds + airSeconds, from: closed, to: open },
      { takeOff: back, landing: back + airSeconds, from: open, to: closed },
    ]
  })
