import { useEffect, useRef } from 'react'
import { traceFigure } from '../../../apps/player/src/stage/figure.ts'
import { prepareCanvas } from './prepare-canvas.ts'
import type { LabMoment } from './run-recording.ts'

type PictureViewProps = { filmUrl: string | null; aspect: number; moment: LabMoment }

/** The film at this moment, if available, under the smoothed landmarks. */
export function PictureView({ filmUrl, aspect, moment }: PictureViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { seconds, pose } = moment

  useEffect(() => {
    // Half a millisecond later, so that rounding does not show the previous frame.
    if (video.current) video.current.currentTime = seconds + 0.0005
  }, [seconds])

  useEffect(() => {
    const brush = canvas.current && prepareCanvas(canvas.current)
    if (!brush || !pose) return
    const { width, height } = brush.canvas
    brush.strokeStyle = '#ff9a70'
    brush.lineWidth = Math.min(width, height) / 110
    traceFigure(brush, pose, ({ x, y }) => ({ x: x * width, y: y * height }))
    brush.fillStyle = '#fbf6ee'
    for (const { image } of pose) brush.fillRect(image.x * width - 2, image.y * height - 2, 4, 4)
  }, [pose])

  return (
    <figure className="lab-picture" style={{ aspectRatio: aspect }}>
      {filmUrl && <video ref={video} src={filmUrl} muted playsInline preload="auto" />}
      <canvas ref={canvas} role="img" aria-label="The landmarks in the picture" />
    </figure>
  )
}
