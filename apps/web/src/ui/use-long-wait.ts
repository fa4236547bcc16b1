import { useEffect, useState } from 'react'

/** After this long a person wants to be told what is going on, and how to go on without it. */
export const longWaitMs = 4000

/** Whether something has been waited for so long that it must be spoken of; false again once it is over. */
export function useLongWait(isWaiting: boolean, afterMs = longWaitMs): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting, afterMs])
  return isWaiting && isLong
}
