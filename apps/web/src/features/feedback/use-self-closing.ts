import { useEffect, useState } from 'react'
import { messenger } from '../../messenger/messenger.ts'

const closesAfterSeconds = 6

/** "Submit & Close" keeps its word: the mini app closes by itself, with time to read the thanks. Null on the web. */
export function useSelfClosing(isWanted: boolean): number | null {
  const [seconds, setSeconds] = useState(closesAfterSeconds)
  const around = messenger()
  const isCounting = isWanted && around !== null

  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSeconds(left => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  useEffect(() => {
    if (isCounting && seconds === 0) around?.close()
  }, [isCounting, seconds, around])

  return isCounting ? seconds : null
}
