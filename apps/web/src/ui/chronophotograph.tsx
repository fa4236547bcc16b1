import { useEffect, useRef } from 'react'
import { loadDrawing } from './drawings.ts'

type Props = {
  movement: string
  /** The whole plate, or its frame filled from the last pose back. */
  crop?: 'whole' | 'last-pose'
  className?: string
}

/** A body in successive poses on one plate. Drawn in the page's own colours, and decoration to a screen reader. */
export function Chronophotograph({ movement, crop = 'whole', className = '' }: Props) {
  const plate = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isWanted = true
    const show = (source: string) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
      const drawing = document.importNode(parsed, true)
      if (crop === 'last-pose') drawing.setAttribute('preserveAspectRatio', 'xMaxYMid slice')
      const poses = [...drawing.querySelectorAll<SVGElement>(':scope > g:not(.chrono-dot)')]
      for (const [index, pose] of poses.entries()) pose.style.setProperty('--step', String(index))
      poses.at(-1)?.classList.add('last-pose')
      for (const arc of drawing.querySelectorAll('.chrono-arc')) arc.setAttribute('pathLength', '1')
      if (isWanted) plate.current?.replaceChildren(drawing)
    }
    // Decoration: without a network the page does without it.
    loadDrawing(movement)?.then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [movement, crop])

  return <div ref={plate} aria-hidden="true" className={`chronophotograph ${className}`} />
}
