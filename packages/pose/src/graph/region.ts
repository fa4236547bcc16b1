/** A place in the picture, in pixels from its upper left corner; y grows downwards. */
export type PixelPoint = { readonly x: number; readonly y: number }

/** A turned square of the picture: what a network is shown. */
export type Region = {
  /** Its middle, pixels. */
  readonly x: number
  readonly y: number
  /** Its side, pixels. */
  readonly side: number
  /** How far it is turned, radians, clockwise as seen. */
  readonly turn: number
}

/** The two points a body is aligned by: the middle of the hips, and a point on the circle around the whole body. */
export type Alignment = { readonly middle: PixelPoint; readonly rim: PixelPoint }

/** Room around the circle, as in the pictures the landmark network was trained on. */
const margin = 1.25

/** `angle` brought into −π ≤ angle < π. */
const withinOneTurn = (angle: number) => angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI))

/**
 * The square around an aligned body, turned so that the body stands upright in it: the rim point lies above the middle.
 * Source: `alignment_points_to_rects_calculator` and `rect_transformation_calculator` of google-ai-edge/mediapipe.
 */
export function regionAround({ middle, rim }: Alignment): Region {
  const right = rim.x - middle.x
  const down = rim.y - middle.y
  return {
    ...middle,
    side: 2 * Math.hypot(right, down) * margin,
    turn: withinOneTurn(Math.PI / 2 - Math.atan2(-down, right)),
  }
}

/** The upright square around a whole picture, which stands in its middle. */
export const regionOfPicture = (width: number, height: number): Region => ({
  x: width / 2,
  y: height / 2,
  side: Math.max(width, height),
  turn: 0,
})

/** Where in the picture a place in the region lies; the region reaches from 0 to 1 both ways. */
export function fromRegion({ x, y, side, turn }: Region, u: number, v: number): PixelPoint {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const right = (u - 0.5) * side
  const down = (v - 0.5) * side
  return { x: x + cos * right - sin * down, y: y + sin * right + cos * down }
}

/** A sixth of a turn, and a quarter of its side: no two looks at one body differ by as much. */
const furthest = { turn: Math.PI / 3, side: 1 / 4 }

/** Whether the body in `one` cannot be the body in `other`: it lies another way round, or in another place. */
export const isElsewhere = (one: Region, other: Region) =>
  Math.abs(withinOneTurn(one.turn - other.turn)) > furthest.turn ||
  Math.hypot(one.x - other.x, one.y - other.y) > furthest.side * other.side

/** False of a region that no network can be shown: not finite, or smaller than a pixel. */
export const isUsable = ({ x, y, side, turn }: Region) =>
  [x, y, side, turn].every(Number.isFinite) && side >= 1
