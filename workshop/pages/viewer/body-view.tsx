import type { WorldPoint } from '@lithe/pose'
import { useEffect, useRef } from 'react'
import { type BodyPlaces, bones } from './body-places.ts'
import { prepareCanvas } from './prepare-canvas.ts'

const sights = {
  'from the front': ({ x, y }) => ({ x, y }),
  // The camera is at the left edge, looking right.
  'from the side': ({ y, z }) => ({ x: z, y }),
} as const satisfies Record<string, (place: WorldPoint) => { x: number; y: number }>

/** Metres from the hips to the edge of the drawing. */
const reachMetres = 1

type BodyViewProps = { fitted: BodyPlaces | null; engine: BodyPlaces | null; sight: keyof typeof sights }

/** Orthographic view of the fitted body, over the engine's in faint lines. */
export function BodyView({ fitted, engine, sight }: BodyViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const brush = canvas.current && prepareCanvas(canvas.current)
    if (!brush) return
    const { width, height } = brush.canvas
    const size = Math.min(width, height)
    brush.strokeStyle = getComputedStyle(brush.canvas).color
    const draw = (body: BodyPlaces, opacity: number, thickness: number) => {
      brush.globalAlpha = opacity
      brush.lineWidth = size * thickness
      brush.beginPath()
      for (const [from, to] of bones)
        for (const [index, name] of [from, to].entries()) {
          const { x, y } = sights[sight](body[name])
          const scale = size / (2 * reachMetres)
          brush[index === 0 ? 'moveTo' : 'lineTo'](width / 2 + x * scale, height / 2 + y * scale)
        }
      brush.stroke()
    }
    if (engine) draw(engine, 0.3, 0.008)
    if (fitted) draw(fitted, 1, 0.018)
  }, [fitted, engine, sight])

  return (
    <figure className="lab-body">
      <canvas ref={canvas} role="img" aria-label={`The body ${sight}`} />
      <figcaption>{sight}; faint, the engine’s guess</figcaption>
    </figure>
  )
}
