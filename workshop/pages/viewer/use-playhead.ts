import { useEffect, useRef, useState } from 'react'
import type { LabMoment } from './run-recording.ts'

/** Current position in the recording, and whether it plays. */
export function usePlayhead(moments: readonly LabMoment[]) {
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const last = Math.max(0, moments.length - 1)
  const here = Math.min(index, last)
  const playFrom = useRef(here)
  if (!isPlaying) playFrom.current = here === last ? 0 : here

  useEffect(() => {
    if (!isPlaying) return
    const startedAt = performance.now()
    const from = moments[playFrom.current]?.seconds ?? 0
    let request = requestAnimationFrame(function advance(now) {
      const next = moments.findIndex(({ seconds }) => seconds >= from + (now - startedAt) / 1000)
      setIndex(next === -1 ? moments.length - 1 : next)
      if (next === -1) return setPlaying(false)
      request = requestAnimationFrame(advance)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying, moments])

  return {
    index: here,
    isPlaying,
    seek(next: number) {
      setPlaying(false)
      setIndex(next)
    },
    toggle: () => setPlaying(!isPlaying),
  }
}
