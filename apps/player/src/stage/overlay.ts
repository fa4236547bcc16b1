import { landmark, type PoseFrame, type Side } from '@lithe/pose'
import { between, type Placement, type Spot } from './figure.ts'
import { createTrail, trailMs, trailPoints } from './trail.ts'

export type Overlay = {
  /** Keeps the newest frame for the next pose, so that arcs lag at most one frame behind the body. */
  keep(picture: ImageBitmap): void
  /** Rings the foot that is off the floor. */
  draw(frame: PoseFrame, lifted?: Side | null): void
  clear(): void
  /** Lights up the arcs briefly. */
  flash(): void
}

/** Readable over any picture: the dark theme's ember over a dark hairline. */
const ember = '#ff9a70'
const rim = 'rgba(27, 42, 38, 0.55)'
const rimShare = 1.6
const flashMs = 500
/** Radius of a lifted foot's ring, in shank lengths. */
const ringShare = 0.4
/** Strokes per arc, each of constant width; one per frame would cost as much as pose detection. */
const strokesPerArc = 6
/** Longer side in pixels; the camera's resolution offers no more. */
const mostPixels = 960

/** Draws motion trails over their frame: arcs of wrists, hips and heels. */
export function createOverlay(canvas: HTMLCanvasElement): Overlay {
  const brush = canvas.getContext('2d')
  const kept = document.createElement('canvas')
  const keeper = kept.getContext('2d')
  const trail = createTrail()
  let now = 0
  let flashedAt = Number.NEGATIVE_INFINITY

  function keep(picture: ImageBitmap) {
    if (kept.width !== picture.width) kept.width = picture.width
    if (kept.height !== picture.height) kept.height = picture.height
    keeper?.drawImage(picture, 0, 0)
  }

  function fit() {
    const longest = Math.max(canvas.clientWidth, canvas.clientHeight, 1)
    const scale = Math.min(devicePixelRatio, 2, mostPixels / longest)
    const width = Math.round(canvas.clientWidth * scale)
    const height = Math.round(canvas.clientHeight * scale)
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
  }

  function clear() {
    trail.clear()
    brush?.clearRect(0, 0, canvas.width, canvas.height)
  }

  function draw({ pose, time }: PoseFrame, lifted: Side | null = null) {
    if (!brush) return
    fit()
    brush.globalAlpha = 1
    if (kept.width > 0) brush.drawImage(kept, 0, 0, canvas.width, canvas.height)
    now = time
    if (!pose) return trail.clear()
    trail.add(time, pose)
    const place: Placement = ({ x, y }) => ({ x: x * canvas.width, y: y * canvas.height })
    const glow = Math.max(0, 1 - (time - flashedAt) / flashMs)
    const unit = (Math.min(canvas.width, canvas.height) / 100) * (1 + glow)
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    for (const point of trailPoints) {
      const path = trail.poses().map(({ pose: past, time: at }) => ({ spot: place(point(past)), at }))
      drawArc(brush, path, { unit: unit * rimShare, now, ink: rim })
      drawArc(brush, path, { unit, now, ink: ember })
    }
    if (!lifted) return
    const knee = place(landmark(pose, `${lifted}Knee`).image)
    const middle = place(
      between(landmark(pose, `${lifted}Heel`).image, landmark(pose, `${lifted}FootIndex`).image),
    )
    const radius = ringShare * Math.hypot(knee.x - middle.x, knee.y - middle.y)
    brush.globalAlpha = 1
    for (const [ink, breadth] of [
      [rim, rimShare],
      [ember, 1],
    ] as const) {
      brush.strokeStyle = ink
      brush.lineWidth = unit * breadth
      brush.beginPath()
      brush.arc(middle.x, middle.y, radius, 0, 2 * Math.PI)
      brush.stroke()
    }
  }

  return {
    keep,
    draw,
    clear,
    flash() {
      flashedAt = now
    },
  }
}

type Passed = { spot: Spot; at: number }
type Pen = { unit: number; now: number; ink: string }

/** Draws the trail of a point: wide now, thinner and fainter with age. */
function drawArc(brush: CanvasRenderingContext2D, path: readonly Passed[], { unit, now, ink }: Pen) {
  brush.strokeStyle = ink
  const length = Math.max(1, Math.ceil(path.length / strokesPerArc))
  for (let from = 0; from < path.length - 1; from += length) {
    // Each stroke starts where the previous one ends.
    const [start, ...rest] = path.slice(from, from + length + 1)
    const newest = rest.at(-1)
    if (!start || !newest) continue
    const fresh = Math.max(0, 1 - (now - newest.at) / trailMs)
    brush.globalAlpha = fresh
    brush.lineWidth = unit * (0.4 + 1.6 * fresh)
    brush.beginPath()
    brush.moveTo(start.spot.x, start.spot.y)
    for (const { spot } of rest) brush.lineTo(spot.x, spot.y)
    brush.stroke()
  }
}
