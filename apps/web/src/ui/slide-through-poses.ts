/** A pointer over the plate lights the nearest exposure, so that sliding across it plays the movement. */
export function slideThroughPoses(drawing: SVGSVGElement, poses: readonly SVGElement[]) {
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
