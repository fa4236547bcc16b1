/** A place in frame pixels from the upper left; y grows downwards. */
export type PixelPoint = { readonly x: number; readonly y: number }

/** A rotated square of the frame: a network's input. */
export type Region = {
  /** Its middle, in pixels. */
  readonly x: number
  readonly y: number
  /** Its side, in pixels. */
  readonly side: number
  /** Rotation in radians, clockwise as seen. */
  readonly turn: number
}

/** Two alignment points: the hip midpoint, and a point on the circle around the body. */
export type Alignment = { readonly middle: PixelPoint; readonly rim: PixelPoint }

/** Margin around the circle, as in the landmark network's training images. */
const margin = 1.25

/** Normalises `angle` to −π ≤ angle < π. */
const withinOneTurn = (angle: number) => angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI))

/**
 * The square around an aligned body, rotated so that the body is upright, with the rim point above its middle.
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

/** The upright square that encloses a whole frame. */
export const regionOfPicture = (width: number, height: number): Region => ({
  x: width / 2,
  y: height / 2,
  side: Math.max(width, height),
  turn: 0,
})

/** Maps region coordinates (0–1) to the frame. */
export function fromRegion({ x, y, side, turn }: Region, u: number, v: number): PixelPoint {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const right = (u - 0.5) * side
  const down = (v - 0.5) * side
  return { x: x + cos * right - sin * down, y: y + sin * right + cos * down }
}

/** A sixth of a turn, and a quarter of its side: two sightings of one body never differ this much. */
const furthest = { turn: Math.PI / 3, side: 1 / 4 }

/** Whether two regions cannot show the same body, by orientation or place. */
export const isElsewhere = (one: Region, other: Region) =>
  Math.abs(withinOneTurn(one.turn - other.turn)) > furthest.turn ||
  Math.hypot(one.x - other.x, one.y - other.y) > furthest.side * other.side

/** False for a region that no network can take: not finite, or smaller than a pixel. */
export const isUsable = ({ x, y, side, turn }: Region) =>
  [x, y, side, turn].every(Number.isFinite) && side >= 1
