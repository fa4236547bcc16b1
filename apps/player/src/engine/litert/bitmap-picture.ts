import type { Picture } from '@lithe/pose/graph'

type Canvas = {
  width: number
  height: number
  getContext(
    kind: '2d',
    options: CanvasRenderingContext2DSettings,
  ): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

const newCanvas = (): Canvas =>
  typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(1, 1)

/** Reads bitmaps through one software canvas, not WebGL, for identical bytes in every browser. */
export function createBitmapReader() {
  const canvas = newCanvas()
  return (image: ImageBitmap): Picture => ({
    width: image.width,
    height: image.height,
    read(box) {
      const { left, top, width, height } = box
      // A closed bitmap has size 0.
      if (image.width === 0) throw new Error('the picture was closed before it was read')
      if (canvas.width < width) canvas.width = width
      if (canvas.height < height) canvas.height = height
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('this browser gives no canvas to read pictures with')
      context.globalCompositeOperation = 'copy'
      context.drawImage(image, left, top, width, height, 0, 0, width, height)
      return { ...box, data: context.getImageData(0, 0, width, height).data }
    },
  })
}
