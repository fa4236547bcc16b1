import { useEffect, useRef } from 'react'
import { loadDrawing } from './drawings.ts'
import { slideThroughPoses } from './slide-through-poses.ts'

type Props = {
  movement: string
  /** The whole plate, or its frame filled from the last pose back; at full bleed without the plate's margins. */
  crop?: 'whole' | 'last-pose' | 'full-bleed'
  /** Sliding over the plate brings the exposure under the finger to light. */
  canSlide?: boolean
  className?: string
}

const floorStroke = 3

/** So that the floor runs to the edges of the frame. A drawing that is not shown has no size to go by. */
function trimMargins(drawing: SVGSVGElement) {
  const { x, y, width, height } = drawing.getBBox()
  if (width > 0) drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height + floorStroke}`)
}

/** A body in successive poses on one plate. Drawn in the page's own colours, and decoration to a screen reader. */
export function Chronophotograph({ movement, crop = 'whole', canSlide = false, className = '' }: Props) {
  const plate = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isWanted = true
    const show = (source: string) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').querySelector('svg')
      if (!isWanted || !parsed) return
      const drawing = document.importNode(parsed, true)
      if (crop !== 'whole') drawing.setAttribute('preserveAspectRatio', 'xMaxYMid slice')
      const poses = [...drawing.querySelectorAll<SVGElement>(':scope > g:not(.chrono-dot)')]
      for (const [index, pose] of poses.entries()) pose.style.setProperty('--step', String(index))
      poses.at(-1)?.classList.add('last-pose')
      for (const arc of drawing.querySelectorAll('.chrono-arc')) arc.setAttribute('pathLength', '1')
      plate.current?.replaceChildren(drawing)
      if (crop === 'full-bleed') trimMargins(drawing)
      if (canSlide) slideThroughPoses(drawing, poses)
    }
    // Decoration: without a network the page does without it.
    loadDrawing(movement)?.then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [movement, crop, canSlide])

  return (
    <div ref={plate} aria-hidden="true" data-plate={movement} className={`chronophotograph ${className}`} />
  )
}
