import { useCallback, useEffect, useRef } from 'react'

/** Whether the page that asked is still the one on screen: a slow answer never moves a person who has gone elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
