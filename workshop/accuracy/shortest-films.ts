import type { Clip } from './truth.ts'

export function shortestFilms(clips: readonly Clip[]): Clip[] {
  const shortest = new Map<string, Clip>()
  for (const clip of clips) {
    const { truth } = clip
    const shown = truth?.expected.reason ?? `${truth?.movement} ${truth?.variant}`
    if (secondsOf(clip) < secondsOf(shortest.get(shown))) shortest.set(shown, clip)
  }
  return [...shortest.values()]
}

/** A film whose truth is unknown is never the shortest. */
const secondsOf = (clip: Clip | undefined) => clip?.truth?.seconds ?? Number.POSITIVE_INFINITY
