import { Plate } from '@lithe/design/plate'
import type { Picture } from '@lithe/movements/catalog'
import { useLayoutEffect, useRef } from 'react'
import { plateOf, type Scene } from './plates.ts'
import { artLook } from './still-page.tsx'

const large = `${artLook} max-h-[42svh] min-h-[100px] flex-1`
/** Where there are steps to read below it. */
const small = `${artLook} max-h-[42svh] min-h-0 flex-[0_1_9svh]`

type MovementPlateProps = {
  picture: Picture | Scene
  isSmall?: boolean
  /** On a short phone, and on one on its side, its room is needed for words. */
  isSpare?: boolean
}

/** The movement of the moment on its own plate, or what stands in its way. */
export const MovementPlate = ({ picture, isSmall = false, isSpare = false }: MovementPlateProps) => (
  <Plate
    name={picture}
    source={plateOf(picture)}
    className={`${isSmall ? small : large} ${isSpare ? 'tight:hidden' : ''}`}
  />
)

/** A squat whose exposures come to light one after the other as `share` grows from 0 to 1; the arcs come last. */
export function DevelopingPlate({ share }: { share: number }) {
  const squat = useRef<SVGSVGElement>(null)

  useLayoutEffect(() => {
    const poses = [...(squat.current?.querySelectorAll<SVGElement>(':scope > g:not(.chrono-dot)') ?? [])]
    for (const [index, pose] of poses.entries())
      pose.style.opacity = share * poses.length >= index + 1 ? '' : '0.05'
    for (const trace of squat.current?.querySelectorAll<SVGElement>('.chrono-arc, .chrono-dot') ?? []) {
      trace.setAttribute('pathLength', '1')
      trace.style.display = share >= 1 ? '' : 'none'
    }
  }, [share])

  return (
    <Plate
      name="squat"
      source={plateOf('squat')}
      onDrawn={drawing => {
        squat.current = drawing
      }}
      className={`developing ${large}`}
    />
  )
}
