import { useEffect, useState } from 'react'
import { between, type Figure } from './stick-bones.ts'

type Shown = { figures: readonly (Figure | null)[]; figuresPerSecond: number; telling: number }

/** Rests for a moment at the end, so that the last figure is seen before the telling one is back. */
const restMs = 600

/** The figure to show now: the telling one, or after a press the moment from its beginning, once. */
export function usePlayed({ figures, figuresPerSecond, telling }: Shown) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const isPlaying = seconds !== null
  const lasts = (figures.length - 1) / figuresPerSecond

  useEffect(() => {
    if (!isPlaying) return
    let started: number | null = null
    let request = 0
    const step = (now: number) => {
      started ??= now
      const gone = (now - started) / 1000
      if (gone > lasts + restMs / 1000) return setSeconds(null)
      setSeconds(Math.min(gone, lasts))
      request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [isPlaying, lasts])

  const place = seconds === null ? telling : seconds * figuresPerSecond
  const before = figures[Math.floor(place)] ?? null
  const after = figures[Math.ceil(place)] ?? null
  const figure = before && after ? between(before, after, place % 1) : (before ?? after)
  return { figure, isPlaying, play: () => setSeconds(0) }
}
