/** Matches the canvas to the screen's resolution, clears it and returns its context. */
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
