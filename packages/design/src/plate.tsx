import { useEffectEvent, useLayoutEffect, useRef } from 'react'

type PlateProps = {
  /** What is drawn on it. */
  name: string
  /** The drawing as the source of an SVG; null while it is on its way. */
  source: string | null
  /** Gets the drawing as soon as it stands on the page, before it is painted. */
  onDrawn?: (drawing: SVGSVGElement) => void
  className?: string
}

/** A body in successive poses on one plate, in the page's own colours; decoration to a screen reader. */
export function Plate({ name, source, onDrawn, className = '' }: PlateProps) {
  const plate = useRef<HTMLDivElement>(null)
  const tellDrawn = useEffectEvent((drawing: SVGSVGElement) => onDrawn?.(drawing))

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
      className={`chronophotograph *:block *:size-full ${className}`}
    />
  )
}
