import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type PlateProps = {
  name: string
  /** SVG source; null while loading. */
  source: string | null
  /** Prerendered markup; empty when rendered in a browser. */
  standing?: string
  /** Called with the drawing before it is first painted. */
  onDrawn?: (drawing: SVGSVGElement) => void
  className?: string
}

/** Successive poses of a body in the page's colours; decorative for screen readers. */
export function Plate({ name, source, standing = '', onDrawn, className = '' }: PlateProps) {
  const plate = useRef<HTMLDivElement>(null)
  // Our own markup, constant for the component's lifetime, so that React never touches its content, even on
  // hydration.
  const [held] = useState({ __html: standing })
  const tellDrawn = useEffectEvent((drawing: SVGSVGElement) => onDrawn?.(drawing))

  useLayoutEffect(() => {
    const prerendered = plate.current?.querySelector('svg')
    if (prerendered) tellDrawn(prerendered)
  }, [])

  useLayoutEffect(() => {
    if (source === null) return
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').querySelector('svg')
    if (!parsed) return
    const drawing = document.importNode(parsed, true)
    plate.current?.replaceChildren(drawing)
    tellDrawn(drawing)
  }, [source])

  return (
    <div
      ref={plate}
      aria-hidden="true"
      data-plate={name}
      dangerouslySetInnerHTML={held}
      suppressHydrationWarning
      className={`chronophotograph *:block *:size-full ${className}`}
    />
  )
}
