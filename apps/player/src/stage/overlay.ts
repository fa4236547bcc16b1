import type { PoseFrame } from '@lithe/pose'
import { type Placement, traceBody, traceFigure } from './figure.ts'
import { createTrail, trailMs, trailPoints } from './trail.ts'

export type Overlay = {
  /** Keeps the picture until its pose is known, so that the figure never lags behind the body. */
  keep(picture: ImageBitmap): void
  draw(frame: PoseFrame): void
  clear(): void
}

/** On a photograph, in any light: the night ember over a dark hairline. */
const ember = '#ff9a70'
const rim = 'rgba(27, 42, 38, 0.55)'

/** Draws the moving body over its picture: solid now, fainter and finer the longer ago. */
export function createOverlay(canvas: HTMLCanvasElement): Overlay {
  const brush = canvas.getContext('2d')
  const kept = document.createElement('canvas')
  const keeper = kept.getContext('2d')
  const trail = createTrail()

  function keep(picture: ImageBitmap) {
    if (kept.width !== picture.width) kept.width = picture.width
    if (kept.height !== picture.height) kept.height = picture.height
    keeper?.drawImage(picture, 0, 0)
  }

  function fit() {
    const scale = Math.min(devicePixelRatio, 2)
    const width = Math.round(canvas.clientWidth * scale)
    const height = Math.round(canvas.clientHeight * scale)
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
  }

  function clear() {
    trail.clear()
    brush?.clearRect(0, 0, canvas.width, canvas.height)
  }

  function draw({ pose, time }: PoseFrame) {
    if (!brush) return
    fit()
    brush.globalAlpha = 1
    if (kept.width > 0) brush.drawImage(kept, 0, 0, canvas.width, canvas.height)
    if (!pose) return trail.clear()
    trail.add(time, pose)
    const place: Placement = ({ x, y }) => ({ x: x * canvas.width, y: y * canvas.height })
    const unit = Math.min(canvas.width, canvas.height) / 100
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    brush.strokeStyle = ember
    drawGhosts(brush, trail.ghosts(), { place, unit, now: time })
    drawArcs(brush, trail.poses(), { place, unit, now: time })
    brush.globalAlpha = 1
    brush.strokeStyle = rim
    brush.lineWidth = unit * 2.1
    traceFigure(brush, pose, place)
    brush.strokeStyle = ember
    brush.lineWidth = unit * 1.3
    traceFigure(brush, pose, place)
  }

  return { keep, draw, clear }
}

type Trail = ReturnType<typeof createTrail>
type Sheet = { place: Placement; unit: number; now: number }

function drawGhosts(brush: CanvasRenderingContext2D, ghosts: ReturnType<Trail['ghosts']>, sheet: Sheet) {
  brush.lineWidth = sheet.unit * 0.45
  for (const ghost of ghosts) {
    brush.globalAlpha = 0.5 * freshness(ghost.time, sheet.now)
    traceBody(brush, ghost.pose, sheet.place)
  }
}

function drawArcs(brush: CanvasRenderingContext2D, poses: ReturnType<Trail['poses']>, sheet: Sheet) {
  for (const point of trailPoints) {
    for (const [index, { pose, time }] of poses.entries()) {
      const previous = poses[index - 1]
      if (!previous) continue
      const fresh = freshness(time, sheet.now)
      const from = sheet.place(point(previous.pose))
      const to = sheet.place(point(pose))
      brush.globalAlpha = fresh
      brush.lineWidth = sheet.unit * (0.3 + 0.9 * fresh)
      brush.beginPath()
      brush.moveTo(from.x, from.y)
      brush.lineTo(to.x, to.y)
      brush.stroke()
    }
  }
}

const freshness = (time: number, now: number) => Math.max(0, 1 - (now - time) / trailMs)
