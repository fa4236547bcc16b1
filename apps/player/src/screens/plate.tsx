import './chronophotograph.css'
import type { Picture } from '@lithe/movements/catalog'
import { useEffect, useRef } from 'react'

// Asked for with the page itself, not with the screen that shows one.
const arriving = import('./plates.ts').catch(() => null)

type PlateProps = { picture: Picture; isSmall?: boolean }

/** The movement of the moment on its own plate; decoration to a screen reader, and left out where it did not arrive. */
export function Plate({ picture, isSmall = false }: PlateProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isWanted = true
    void arriving.then(arrived => {
      const source = arrived?.plates[arrived.plateFile(picture)]
      if (!isWanted || !source) return
      const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
      frame.current?.replaceChildren(document.importNode(drawing, true))
    })
    return () => {
      isWanted = false
    }
  }, [picture])
  return (
    <div
      ref={frame}
      aria-hidden="true"
      data-plate={picture}
      className={isSmall ? 'chronophotograph small' : 'chronophotograph'}
    />
  )
}
