import type { Pixels } from './pixels.ts'
import type { Region } from './region.ts'

/** Input scaling: value = pixel × scale + offset, pixels 0–255. */
export type InputRange = { readonly scale: number; readonly offset: number }

export type Sampling = {
  readonly region: Region
  /** Side of the output square. */
  readonly side: number
  readonly range: InputRange
  /** Outside the frame: the nearest pixel, or black. */
  readonly outside: 'edge' | 'black'
}

const within = (index: number, last: number) => Math.max(0, Math.min(index, last))

/**
 * Fills `into` ([side, side, 3]: row, column, RGB) with the region by bilinear interpolation. `pixels` is the part of a
 * `width` × `height` frame given by `boxAround`. Sample 0 is at the region's very edge and pixel 0 at the frame's, not
 * half a pixel in, as in the reference engine that landmarks were checked against. Source:
 * `image_to_tensor_converter_opencv` of google-ai-edge/mediapipe.
 */
export function sampleRegion(
  pixels: Pixels,
  { width, height }: { width: number; height: number },
  { region, side, range, outside }: Sampling,
  into: Float32Array,
): void {
  const { data, left, top, width: rowLength } = pixels
  const { scale, offset } = range
  const stepX = (Math.cos(region.turn) * region.side) / side
  const stepY = (Math.sin(region.turn) * region.side) / side
  const half = side / 2
  const beyond = outside === 'black' ? 0 : 1
  const lastX = width - 1
  const lastY = height - 1
  let at = 0
  for (let row = 0; row < side; row += 1) {
    let x = region.x - half * stepX - (row - half) * stepY
    let y = region.y - half * stepY + (row - half) * stepX
    for (let column = 0; column < side; column += 1, x += stepX, y += stepY) {
      const pixelX = Math.floor(x)
      const pixelY = Math.floor(y)
      const shareX = x - pixelX
      const shareY = y - pixelY
      const leftWeight = pixelX < 0 || pixelX > lastX ? (1 - shareX) * beyond : 1 - shareX
      const rightWeight = pixelX < -1 || pixelX >= lastX ? shareX * beyond : shareX
      const upperWeight = pixelY < 0 || pixelY > lastY ? (1 - shareY) * beyond : 1 - shareY
      const lowerWeight = pixelY < -1 || pixelY >= lastY ? shareY * beyond : shareY
      const upperRow = (within(pixelY, lastY) - top) * rowLength - left
      const lowerRow = (within(pixelY + 1, lastY) - top) * rowLength - left
      const leftColumn = within(pixelX, lastX)
      const rightColumn = within(pixelX + 1, lastX)
      const upperLeft = (upperRow + leftColumn) * 4
      const upperRight = (upperRow + rightColumn) * 4
      const lowerLeft = (lowerRow + leftColumn) * 4
      const lowerRight = (lowerRow + rightColumn) * 4
      for (let colour = 0; colour < 3; colour += 1) {
        const upper =
          (data[upperLeft + colour] as number) * leftWeight +
          (data[upperRight + colour] as number) * rightWeight
        const lower =
          (data[lowerLeft + colour] as number) * leftWeight +
          (data[lowerRight + colour] as number) * rightWeight
        into[at] = (upper * upperWeight + lower * lowerWeight) * scale + offset
        at += 1
      }
    }
  }
}
