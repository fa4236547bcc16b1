import type { Body } from '@lithe/body'

/** A small jump between two lateral foot positions, in metres from the middle to an ankle; times are in seconds. */
export type Hop = { takeOff: number; landing: number; from: number; to: number }

/** Two hops, out and back. */
export type HopPair = {
  /** Take-off of the jump apart. */
  startSeconds: number
  /** Interval to the next jump. */
  tempoSeconds: number
  /** Distance between the ankles with the feet apart. */
  apartMetres: number
}

export const airSeconds = 0.22
const togetherShare = 0.052

/** Lateral ankle position with the feet together. */
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
