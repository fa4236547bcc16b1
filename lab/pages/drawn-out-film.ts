import { milliseconds } from '@lithe/pose'
import type { CapturedFrame, FrameSource } from '../../apps/player/src/engine/frame-source.ts'

/** A part of a film that is shown to and fro for so long: two minutes of standing still need no rendering. */
export type Turn = { fromSeconds: number; toSeconds: number; lastsSeconds: number }

export const lengthOf = (turns: readonly Turn[]) =>
  turns.reduce((total, { lastsSeconds }) => total + lastsSeconds, 0)

/** The moment of the film that is shown so many seconds into the drawn-out one. */
export function momentAt(turns: readonly Turn[], seconds: number): number {
  let left = seconds
  const turn = turns.find(({ lastsSeconds }) => {
    if (left < lastsSeconds) return true
    left -= lastsSeconds
    return false
  })
  if (!turn) return turns.at(-1)?.toSeconds ?? 0
  const oneWay = turn.toSeconds - turn.fromSeconds
  const gone = left % (2 * oneWay)
  return turn.fromSeconds + (gone <= oneWay ? gone : 2 * oneWay - gone)
}

const nearest = (pictures: readonly CapturedFrame[], moment: number) =>
  pictures.reduce((best, picture) =>
    Math.abs(picture.time - moment) < Math.abs(best.time - moment) ? picture : best,
  )

/** The film's pictures in the order of the turns, on a clock that goes on. */
export function drawnOutFilm(
  film: FrameSource,
  turns: readonly Turn[],
  framesPerSecond: number,
): FrameSource {
  const from = 1000 * Math.min(...turns.map(({ fromSeconds }) => fromSeconds))
  const to = 1000 * Math.max(...turns.map(({ toSeconds }) => toSeconds))
  let stopped = false
  return {
    async start(onFrame) {
      const pictures: CapturedFrame[] = []
      await film.start(async picture => {
        if (picture.time >= from && picture.time <= to) pictures.push(picture)
        else picture.image.close()
      })
      for (let frame = 0; frame < lengthOf(turns) * framesPerSecond && !stopped; frame += 1) {
        const seconds = frame / framesPerSecond
        const { image } = nearest(pictures, 1000 * momentAt(turns, seconds))
        await onFrame({ image: await createImageBitmap(image), time: milliseconds(1000 * seconds) })
      }
      for (const { image } of pictures) image.close()
    },
    stop() {
      stopped = true
      film.stop()
    },
  }
}
