import { useEffect, useState } from 'react'

const secondMs = 1000

/** The time in milliseconds, told anew each second while something counts down. */
export function useNow(isCounting: boolean): number {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [isCounting])
  return nowMs
}
