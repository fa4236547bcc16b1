import { useEffect, useRef } from 'react'
import type { Line } from './parse-captions.ts'
import { hush, speak } from './speak.ts'

type Spoken = {
  lines: readonly Line[]
  /** The line being said in the film; the whole of it where no film plays. */
  at: number | 'all'
  /** The lines are those that will be said; before that she waits. */
  isSettled: boolean
  isMuted: boolean
}

/** Says each line aloud as the film comes to it, and falls silent at once when muted or left. */
export function useSpokenLines({ lines, at, isSettled, isMuted }: Spoken) {
  const saidUpTo = useRef(-1)

  useEffect(() => {
    if (!isSettled) return
    const last = at === 'all' ? lines.length - 1 : at
    if (last < saidUpTo.current) saidUpTo.current = -1
    const due = lines.slice(saidUpTo.current + 1, last + 1)
    saidUpTo.current = last
    if (!isMuted) for (const { words } of due) speak(words)
  }, [lines, at, isSettled, isMuted])

  useEffect(() => {
    if (isMuted) hush()
  }, [isMuted])
  useEffect(() => hush, [])
}
