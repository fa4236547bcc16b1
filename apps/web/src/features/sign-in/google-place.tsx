import { useEffect, useRef, useState } from 'react'
import { googleButtonWidth } from './google-button-width.ts'

/** Where Google's own button stands, and the line that parts it from the e-mail way. */
export function GooglePlace() {
  const place = useRef<HTMLDivElement>(null)
  const [widthPixels, setWidth] = useState(googleButtonWidth(0))

  useEffect(() => {
    if (!place.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setWidth(googleButtonWidth(entry.contentRect.width))
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <div ref={place} className="mt-3">
      <div data-google-button className="mx-auto min-h-6" style={{ width: widthPixels }} />
      <p className="mt-3 flex items-center gap-2 text-ink-soft">
        <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
        OR
        <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
      </p>
    </div>
  )
}
