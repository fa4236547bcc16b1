import { Plate } from '@lithe/design/plate'
import type { Picture } from '@lithe/movements/catalog'
import { useLayoutEffect, useRef } from 'react'
import { plateOf, type Scene } from './plates.ts'
import { artLook } from './still-page.tsx'

const large = `${artLook} max-h-[42svh] min-h-[100px] flex-1`
/** For the camera, drawn with wide margins; its words follow without a gap. */
const close = '*:scale-[1.35] [&+[data-room]]:flex-initial flat:*:scale-100 max-[14em]:hidden'
/** For pages with steps below. */
const small = `${artLook} max-h-[42svh] min-h-0 flex-[0_1_9svh]`

type MovementPlateProps = {
  picture: Picture | Scene
  isSmall?: boolean
  /** Hidden on short phones and on wide screens, where the words need its space. */
  isSpare?: boolean
}

/** The plate of the current movement, or of what prevents it. */
export const MovementPlate = ({ picture, isSmall = false, isSpare = false }: MovementPlateProps) => (
  <Plate
    name={picture}
    source={plateOf(picture)}
    className={`${isSmall ? small : large} ${picture === 'camera' && !isSmall ? close : ''} ${isSpare ? 'tight:hidden landscape:hidden' : ''}`}
  />
)

/** Shows a squat whose exposures appear in turn as `share` grows from 0 to 1; the arcs come last. */
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
