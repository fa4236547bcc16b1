import './chronophotograph.css'
import type { Picture } from '@lithe/movements/catalog'
import { useLayoutEffect, useRef } from 'react'
import { plateOf } from './plates.ts'

type PlateProps = { picture: Picture; isSmall?: boolean }

/** The movement of the moment on its own plate; decoration to a screen reader. */
export function Plate({ picture, isSmall = false }: PlateProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(plateOf(picture), 'image/svg+xml').documentElement
    frame.current?.replaceChildren(document.importNode(drawing, true))
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
