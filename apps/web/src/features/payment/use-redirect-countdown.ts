import { paymentResult } from '@lithe/contracts/constants'
import { useEffect, useState } from 'react'

/** Whole seconds until the page leaves for an address; stands still while there is none. */
export function useRedirectCountdown(address: string | null): number {
  const [seconds, setSeconds] = useState<number>(paymentResult.redirectSeconds)

  useEffect(() => {
    if (!address) return
    const timer = setInterval(() => setSeconds(left => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [address])

  useEffect(() => {
    if (address && seconds === 0) window.location.assign(address)
  }, [address, seconds])

  return seconds
}
