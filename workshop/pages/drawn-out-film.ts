import { milliseconds } from '@lithe/pose'
import type { CapturedFrame, FrameSource } from '../../apps/player/src/engine/frame-source.ts'

/** A part of a film played back and forth for a time, so that two minutes of standing need no rendering. */
export type Turn = { fromSeconds: number; toSeconds: number; lastsSeconds: number }

export const lengthOf = (turns: readonly Turn[]) =>
  turns.reduce((total, { lastsSeconds }) => total + lastsSeconds, 0)

/** Maps a time of the extended film to the original's. */
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

/** The film's frames in playing order, on a continuous clock. */
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
