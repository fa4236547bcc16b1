import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type PlateProps = {
  /** What is drawn on it. */
  name: string
  /** The drawing as the source of an SVG; null while it is on its way. */
  source: string | null
  /** What a prerendered document has in its place, drawn already; nothing where a browser draws. */
  standing?: string
  /** Gets the drawing as soon as it stands on the page, before it is painted. */
  onDrawn?: (drawing: SVGSVGElement) => void
  className?: string
}

/** A body in successive poses on one plate, in the page's own colours; decoration to a screen reader. */
export function Plate({ name, source, standing = '', onDrawn, className = '' }: PlateProps) {
  const plate = useRef<HTMLDivElement>(null)
  // Markup of our own making. The same for as long as the plate is there: so React leaves alone what stands in it, also
  // as it takes a document over.
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
