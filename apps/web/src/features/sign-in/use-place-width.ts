import { type RefObject, useEffect, useState } from 'react'

/** How wide a place is just now, in pixels; 0 until that is known. */
export function usePlaceWidth(place: RefObject<HTMLElement | null>): number {
  const [widthPixels, setWidth] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width)
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return widthPixels
}
