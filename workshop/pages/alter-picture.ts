import { asFilmed, type FilmCondition } from './film-condition.ts'
import { createPixelPlacer, type PictureSize } from './place-pixels.ts'
import { createSensorNoise } from './sensor-noise.ts'
import { softenPixels } from './soften-pixels.ts'

/** The engine sees a body in 256 × 256 pixels, so larger frames cost more without benefit. */
const longestSide = 480

const isAsFilmed = ({ rollDegrees, light, scale }: FilmCondition) =>
  rollDegrees === asFilmed.rollDegrees && light === asFilmed.light && scale === asFilmed.scale

function sizeOf({ width, height }: PictureSize): PictureSize {
  const smaller = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * smaller), height: Math.round(height * smaller) }
}

function prepare(condition: FilmCondition, film: PictureSize) {
  const size = sizeOf(film)
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  })
  if (!context) throw new Error('this browser draws nothing beside the page')
  const altered = new ImageData(size.width, size.height)
  return {
    size,
    context,
    altered,
    pixels: new Uint32Array(altered.data.buffer),
    place: createPixelPlacer(condition, size),
  }
}

/** Renders each frame of a film under `condition`; closes the given one. */
export function createPictureAlterer(condition: FilmCondition) {
  const addNoise = createSensorNoise()
  let prepared: ReturnType<typeof prepare> | null = null
  return async (film: ImageBitmap): Promise<ImageBitmap> => {
    if (isAsFilmed(condition)) return film
    prepared ??= prepare(condition, film)
    const { size, context, altered, pixels, place } = prepared
    context.drawImage(film, 0, 0, size.width, size.height)
    film.close()
    const { data } = context.getImageData(0, 0, size.width, size.height)
    place(new Uint32Array(data.buffer), pixels)
    if (condition.light === 'dim') {
      softenPixels(pixels, size)
      addNoise(altered.data)
    }
    return createImageBitmap(altered)
  }
}
