/** Makes the canvas as fine as the screen, empties it and hands over its brush. */
export function prepareCanvas(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const scale = Math.min(devicePixelRatio, 2)
  canvas.width = Math.round(canvas.clientWidth * scale)
  canvas.height = Math.round(canvas.clientHeight * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  return brush
}
