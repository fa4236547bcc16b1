import { averagePerson, bodyOf } from '@lithe/body'
import { jumpingJack, steadyJacks } from '../movements/jumping-jack.ts'
import type { Movement } from '../movements/movement.ts'
import { stepping } from '../movements/stepping.ts'
import { toeTouch } from '../movements/toe-touch.ts'

const body = bodyOf(averagePerson)

export type Between = (min: number, max: number) => number

export const shiftingWeight = (between: Between): Movement =>
  stepping(body, {
    seconds: 7,
    unsteadiness: between(1, 2),
    moves: [],
    weight: [1, 2.4, 3.8, 5.2].map((fromSeconds, index) => ({
      fromSeconds,
      toSeconds: fromSeconds + between(0.5, 1),
      onLeft: index % 2 ? between(0.7, 0.88) : between(0.12, 0.3),
    })),
  })

export const heelsUp = (between: Between): Movement =>
  stepping(body, {
    seconds: 6,
    unsteadiness: 1,
    weight: [],
    moves: [1, 3.5].flatMap(from =>
      (['left', 'right'] as const).flatMap(side => [
        { side, fromSeconds: from, toSeconds: from + 0.6, to: { pitch: between(15, 45) } },
        { side, fromSeconds: from + 1.2, toSeconds: from + 1.8, to: {} },
      ]),
    ),
  })

export const steppingApart = (between: Between): Movement =>
  stepping(body, {
    seconds: 7,
    unsteadiness: 1,
    moves: [
      { side: 'right', fromSeconds: 1.5, toSeconds: 2.1, to: { aside: between(0.2, 0.6) } },
      { side: 'right', fromSeconds: 4, toSeconds: 4.7, to: {} },
    ],
    weight: [
      { fromSeconds: 1, toSeconds: 1.5, onLeft: 0.95 },
      { fromSeconds: 2, toSeconds: 2.6, onLeft: 0.5 },
      { fromSeconds: 3.5, toSeconds: 4, onLeft: 0.95 },
      { fromSeconds: 4.6, toSeconds: 5.2, onLeft: 0.5 },
    ],
  })

export const bowing = (between: Between, foldDegrees: number, kneeDegrees: number): Movement =>
  toeTouch(body, {
    seconds: 6,
    reaches: [
      {
        foldDegrees,
        kneeDegrees,
        startSeconds: 1,
        downSeconds: 1.2,
        holdSeconds: between(0.2, 1.8),
        upSeconds: 1.2,
      },
    ],
  })

export const jacks = (between: Between): Movement =>
  jumpingJack(body, {
    seconds: 7,
    repetitions: steadyJacks([180, 180, 180], { startSeconds: 1, tempoSeconds: between(1.3, 2) }),
  })

/** Small hops with the arms at the sides. */
export const hopping = (between: Between): Movement =>
  jumpingJack(body, {
    seconds: 7,
    repetitions: [1, 2.5, 4].map(startSeconds => ({
      startSeconds,
      tempoSeconds: between(1, 1.4),
      apartMetres: 0.18,
      armsDegrees: 0,
    })),
  })
