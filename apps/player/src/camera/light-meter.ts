/** Brightness of a frame from 0 (black) to 1 (white): mean and spread. */
export type Light = { mean: number; spread: number }

const [width, height] = [16, 12]
/** Room light never changes faster. */
const everyMs = 500
/** Luma coefficients of ITU-R BT.709. */
const [red, green, blue] = [0.2126, 0.7152, 0.0722]

/** Measures brightness twice a second from a sample of pixels. */
export function createLightMeter() {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let light: Light | null = null
  let measuredAt = Number.NEGATIVE_INFINITY

  return {
    look(picture: ImageBitmap) {
      const now = performance.now()
      if (!context || now - measuredAt < everyMs) return
      measuredAt = now
      context.drawImage(picture, 0, 0, width, height)
      const { data } = context.getImageData(0, 0, width, height)
      const points = Array.from({ length: width * height }, (_, index) => {
        const [r = 0, g = 0, b = 0] = data.subarray(index * 4)
        return (red * r + green * g + blue * b) / 255
      })
      const mean = points.reduce((sum, point) => sum + point, 0) / points.length
      const variance = points.reduce((sum, point) => sum + (point - mean) ** 2, 0) / points.length
      light = { mean, spread: Math.sqrt(variance) }
    },
    latest: () => light,
  }
}
