import { useEffect, useRef } from 'react'

const drawings = import.meta.glob<string>('../art/*.svg', { query: '?raw', import: 'default' })

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
      for (const [index, pose] of drawing.querySelectorAll<SVGElement>(':scope > g').entries())
        pose.style.setProperty('--step', String(index))
      for (const arc of drawing.querySelectorAll('.chrono-arc')) arc.setAttribute('pathLength', '1')
      if (isWanted) plate.current?.replaceChildren(drawing)
    }
    // Decoration: without a network the page does without it.
    drawings[`../art/${movement}.svg`]?.().then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [movement, crop])

  return <div ref={plate} aria-hidden="true" className={`chronophotograph ${className}`} />
}
