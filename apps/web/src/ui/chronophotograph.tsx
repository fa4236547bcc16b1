import { Plate } from '@lithe/design/plate'
import { useEffect, useRef, useState } from 'react'

type Crop = 'whole' | 'last-pose' | 'full-bleed' | 'alone'

type Props = {
  movement: string
  /** Shows the whole plate, or a frame around its last pose; at full bleed, whole figures without margins. */
  crop?: Crop
  /** Whether sliding over the plate highlights the exposure under the finger. */
  canSlide?: boolean
  className?: string
}

let prerendered: (movement: string, crop: Crop) => string = () => ''

/** Sets, for prerendering, what returns the developed plate, if any. */
export function prerenderPlates(draw: typeof prerendered) {
  prerendered = draw
}

const floorStroke = 3

/** Extends the floor to the frame's edges. A hidden drawing has no size to measure. */
function trimMargins(drawing: SVGSVGElement) {
  const { x, y, width, height } = drawing.getBBox()
  if (width > 0) drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height + floorStroke}`)
}

/** Keeps a single body, standing on the lower edge of its frame. */
function keepLastPose(drawing: SVGSVGElement, poses: readonly SVGElement[]) {
  const last = poses.at(-1)
  for (const part of [...drawing.children]) if (part !== last && !part.matches('style,defs')) part.remove()
  drawing.setAttribute('preserveAspectRatio', 'xMidYMax meet')
}

/** Successive poses of a body on one plate, exposed one after the other. */
export function Chronophotograph({ movement, crop = 'whole', canSlide = false, className = '' }: Props) {
  const [source, setSource] = useState<string | null>(null)
  const standsAlready = useRef<string>(undefined)

  useEffect(() => {
    // Already prerendered, so not fetched again.
    if (standsAlready.current === movement) return
    standsAlready.current = undefined
    let isWanted = true
    const show = (loaded: string) => {
      if (isWanted) setSource(loaded)
    }
    // Decorative, so omitted offline.
    loadDrawing(movement)?.then(show, () => {})
    return () => {
      isWanted = false
    }
  }, [movement])

  function develop(drawing: SVGSVGElement) {
    const isPrerendered = source === null
    if (isPrerendered) standsAlready.current = movement
    const poses = exposeInTurn(drawing)
    if (crop === 'alone') keepLastPose(drawing, poses)
    else if (crop !== 'whole') drawing.setAttribute('preserveAspectRatio', 'xMaxYMid slice')
    if (!isPrerendered && (crop === 'alone' || crop === 'full-bleed')) trimMargins(drawing)
    if (canSlide) slideThroughPoses(drawing, poses)
  }

  return (
    <Plate
      name={movement}
      source={source}
      standing={prerendered(movement, crop)}
      onDrawn={develop}
      className={className}
    />
  )
}

/** Fades in the poses one after the other, starting at `firstStep`, and draws the arcs. */
export function exposeInTurn(drawing: SVGSVGElement, firstStep = 0): SVGElement[] {
  const poses = [...drawing.querySelectorAll<SVGElement>(':scope > g:not(.chrono-dot)')]
  for (const [index, pose] of poses.entries()) pose.style.setProperty('--step', String(firstStep + index))
  poses.at(-1)?.classList.add('last-pose')
  for (const arc of drawing.querySelectorAll('.chrono-arc, .chrono-way')) arc.setAttribute('pathLength', '1')
  return poses
}

/** Highlights the exposure nearest to a pointer, so that sliding plays the movement. */
function slideThroughPoses(drawing: SVGSVGElement, poses: readonly SVGElement[]) {
  let lit: SVGElement | null = null
  const light = (pose: SVGElement | null) => {
    if (pose === lit) return
    lit?.classList.remove('lit')
    pose?.classList.add('lit')
    drawing.classList.toggle('is-sliding', pose !== null)
    lit = pose
  }

  drawing.style.touchAction = 'pan-y'
  drawing.addEventListener('pointermove', ({ clientX }) => light(nearestTo(clientX, poses)))
  for (const leaving of ['pointerleave', 'pointercancel'])
    drawing.addEventListener(leaving, () => light(null))
}

function nearestTo(x: number, poses: readonly SVGElement[]): SVGElement | null {
  let nearest: SVGElement | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const pose of poses) {
    const { left, right } = pose.getBoundingClientRect()
    const distance = Math.abs((left + right) / 2 - x)
    if (distance >= shortest) continue
    shortest = distance
    nearest = pose
  }
  return nearest
}

const folder = '../../../../packages/design/plates'
const drawings = import.meta.glob<string>('../../../../packages/design/plates/*.svg', {
  query: '?raw',
  import: 'default',
})

/** Source of a plate, or null if there is none of that name. */
export const loadDrawing = (name: string): Promise<string> | null =>
  drawings[`${folder}/${name}.svg`]?.() ?? null

export const loadDrawings = () => Promise.all(Object.values(drawings).map(load => load()))
