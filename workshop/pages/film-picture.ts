import { colourTables } from './film-colours.ts'
import { type Pixels, paintPacked, paintPlanes } from './paint-pixels.ts'

/** Converts a frame; false unless it has one of the formats that browsers use. */
function paint(
  frame: VideoFrame,
  bytes: Uint8Array,
  planes: readonly PlaneLayout[],
  space: VideoColorSpaceInit,
  to: Pixels,
) {
  const [y, u, v] = planes.map(plane => ({ ...plane, step: 1 }))
  const { format } = frame
  if (format === 'I420' && y && u && v) paintPlanes(bytes, { y, u, v }, colourTables(space), to)
  else if (format === 'NV12' && y && u) {
    const pairs = { ...u, step: 2 }
    paintPlanes(bytes, { y, u: pairs, v: { ...pairs, offset: u.offset + 1 } }, colourTables(space), to)
  } else if (format && /^(BGR|RGB)[AX]$/.test(format) && y) paintPacked(bytes, y, format.startsWith('B'), to)
  else return false
  return true
}

/** Browsers stretch slightly non-square pixels in different ways; a smaller stretch is left alone. */
const hardlyStretched = 0.01

/** Chroma covers two by two pixels; containers may report an extra row. */
const even = (pixels: number) => pixels - (pixels % 2)

/**
 * Converts a decoded frame identically in every browser; WebKitGTK alone would use GStreamer, in eight bits and darker
 * by 2 to 4 of 255. `space` is the film's colour space. Frames whose bytes are unavailable are converted by the
 * browser.
 */
export async function pictureOf(frame: VideoFrame, space: VideoColorSpaceInit): Promise<ImageBitmap> {
  if (!frame.format) return createImageBitmap(frame)
  const width = even(frame.visibleRect?.width ?? frame.codedWidth)
  const height = even(frame.visibleRect?.height ?? frame.codedHeight)
  const bytes = new Uint8Array(frame.allocationSize())
  const picture = new ImageData(width, height)
  if (!paint(frame, bytes, await frame.copyTo(bytes), space, picture)) return createImageBitmap(frame)
  const stretch = frame.displayWidth / frame.displayHeight / (width / height)
  if (Math.abs(stretch - 1) < hardlyStretched) return createImageBitmap(picture)
  return createImageBitmap(picture, { resizeWidth: frame.displayWidth, resizeHeight: frame.displayHeight })
}
