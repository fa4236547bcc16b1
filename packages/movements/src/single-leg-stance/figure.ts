type Point = { x: number; y: number }

/** Points that move rigidly when the camera does: feet, hips, shoulders and nose. */
export type Figure = readonly Point[]

/** A similarity transform between figures. */
export type Turned = {
  /** Largest residual of a point, in the figures' units. */
  off: number
  degrees: number
  /** How far its middle moved. */
  by: number
  place: (point: Point) => Point
}

const middleOf = (figure: Figure): Point => ({
  x: figure.reduce((sum, { x }) => sum + x, 0) / Math.max(1, figure.length),
  y: figure.reduce((sum, { y }) => sum + y, 0) / Math.max(1, figure.length),
})

/** Least-squares similarity transform from one figure to another. */
export function turnOf(one: Figure, other: Figure): Turned {
  const [from, to] = [middleOf(one), middleOf(other)]
  let [along, across, size] = [0, 0, 0]
  for (const [index, point] of one.entries()) {
    const [a, b] = [point, other[index] ?? point]
    const [ax, ay, bx, by] = [a.x - from.x, a.y - from.y, b.x - to.x, b.y - to.y]
    along += ax * bx + ay * by
    across += ax * by - ay * bx
    size += ax ** 2 + ay ** 2
  }
  const [cosine, sine] = [along / Math.max(1e-9, size), across / Math.max(1e-9, size)]
  const place = ({ x, y }: Point): Point => ({
    x: to.x + cosine * (x - from.x) - sine * (y - from.y),
    y: to.y + sine * (x - from.x) + cosine * (y - from.y),
  })
  const off = Math.max(
    ...one.map((point, index) => {
      const [placed, seen] = [place(point), other[index] ?? point]
      return Math.hypot(placed.x - seen.x, placed.y - seen.y)
    }),
  )
  const by = Math.hypot(to.x - from.x, to.y - from.y)
  return { off, degrees: (Math.atan2(across, along) * 180) / Math.PI, by, place }
}
