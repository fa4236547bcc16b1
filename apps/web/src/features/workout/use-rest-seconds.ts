import { useEffect, useEffectEvent, useState } from 'react'
import { type Rest, restSecondsLeft } from './rest-countdown.ts'

const tickMs = 200

/** Seconds left of a rest; `onOver` is called once they are gone. */
export function useRestSeconds(rest: Rest, onOver: () => void): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const secondsLeft = restSecondsLeft(rest, nowMs)
  const isOver = secondsLeft === 0
  const whenOver = useEffectEvent(onOver)

  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) whenOver()
  }, [isOver])

  return secondsLeft
}
