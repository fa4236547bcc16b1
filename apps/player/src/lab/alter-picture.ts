import { asFilmed, type FilmCondition } from './film-condition.ts'
import { createSensorNoise } from './sensor-noise.ts'

/** What the camera's own smoothing takes away with the noise. */
const dimBlurPixels = 0.8

/** Strips lie this far below the film, so that no seam shows between them. */
const overlap = 2

/** The film itself, and around it its outermost pixels drawn out to `margin`: walls and floors go on like this. */
function drawWithEdges(context: OffscreenCanvasRenderingContext2D, film: ImageBitmap, margin: number) {
  const stripsOf = (size: number) => [
    { from: 0, size: 1, to: -margin, span: margin + overlap },
    { from: size - 1, size: 1, to: size - overlap, span: margin + overlap },
    { from: 0, size, to: 0, span: size },
  ]
  for (const x of stripsOf(film.width))
    for (const y of stripsOf(film.height))
      context.drawImage(film, x.from, y.from, x.size, y.size, x.to, y.to, x.span, y.span)
}

const isAsFilmed = ({ rollDegrees, light, scale }: FilmCondition) =>
  rollDegrees === asFilmed.rollDegrees && light === asFilmed.light && scale === asFilmed.scale

/** Shows each picture as it would have been under `condition`; the given one is closed. */
export function createPictureAlterer(condition: FilmCondition) {
  const { rollDegrees, light, scale, centre } = condition
  const addNoise = createSensorNoise()
  return async (film: ImageBitmap): Promise<ImageBitmap> => {
    if (isAsFilmed(condition)) return film
    const { width, height } = film
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: light === 'dim' })
    if (!context) throw new Error('this browser draws nothing beside the page')
    context.translate(width / 2, height / 2)
    // A phone that leans to its right sees the world lean to its left.
    context.rotate((-rollDegrees * Math.PI) / 180)
    context.scale(scale, scale)
    context.translate(-centre.x * width, -centre.y * height)
    drawWithEdges(context, film, Math.max(width, height))
    film.close()
    if (light === 'dim') {
      context.resetTransform()
      context.filter = `blur(${dimBlurPixels}px)`
      context.drawImage(canvas, 0, 0)
      const picture = context.getImageData(0, 0, width, height)
      addNoise(picture.data)
      context.putImageData(picture, 0, 0)
    }
    return canvas.transferToImageBitmap()
  }
}
