import { averagePerson, bodyOf, plus, vector } from '@lithe/body'
import { swellAt } from '../movements/easing.ts'
import type { Movement } from '../movements/movement.ts'
import { stepping } from '../movements/stepping.ts'

const body = bodyOf(averagePerson)

type Lunge = { aheadMetres: number; sinkMetres: number }

/** Lunges: one foot steps ahead, the other heel rises, the hips sink and return; left, then right. */
export function lunges({ aheadMetres, sinkMetres }: Lunge): Movement {
  const turns = [
    { side: 'left', other: 'right', from: 1.5 },
    { side: 'right', other: 'left', from: 4.7 },
  ] as const
  const stepped = stepping(body, {
    seconds: 8,
    unsteadiness: 1,
    moves: turns.flatMap(({ side, other, from }) => [
      { side, fromSeconds: from, toSeconds: from + 0.6, to: { ahead: aheadMetres } },
      { side: other, fromSeconds: from + 0.6, toSeconds: from + 1.2, to: { pitch: 50 } },
      { side: other, fromSeconds: from + 1.6, toSeconds: from + 2.2, to: {} },
      { side, fromSeconds: from + 2.4, toSeconds: from + 3, to: {} },
    ]),
    weight: [],
  })
  const sunkAt = (seconds: number) =>
    turns.reduce((sum, { from }) => {
      const swell = { rise: from + 0.6, top: from + 1.2, fall: from + 1.6, end: from + 2.2 }
      return sum + sinkMetres * swellAt(seconds, swell)
    }, 0)
  return {
    ...stepped,
    postureAt(seconds) {
      const posture = stepped.postureAt(seconds)
      return { ...posture, pelvis: plus(posture.pelvis, vector(0, -sunkAt(seconds), 0)) }
    },
  }
}

type March = { upMetres: number; stepSeconds: number; kneeDegrees: number }

/** Raises the knees in turn; `kneeDegrees` is the angle of the supporting leg. */
export function marching({ upMetres, stepSeconds, kneeDegrees }: March): Movement {
  const steps = Array.from({ length: 6 }, (_, index) => ({
    side: index % 2 ? ('left' as const) : ('right' as const),
    from: 1.5 + index * stepSeconds,
  }))
  return stepping(body, {
    seconds: 2.5 + 6 * stepSeconds,
    unsteadiness: 1,
    kneeDegrees,
    moves: steps.flatMap(({ side, from }) => {
      const top = from + stepSeconds / 2
      const to = { up: upMetres, ahead: 0.15, pitch: 25 }
      return [
        { side, fromSeconds: from, toSeconds: top, to },
        { side, fromSeconds: top, toSeconds: from + stepSeconds, to: {} },
      ]
    }),
    weight: steps.map(({ side, from }) => ({
      fromSeconds: from - 0.15,
      toSeconds: from + 0.1,
      onLeft: side === 'left' ? 0.05 : 0.95,
    })),
  })
}
