/** A picture that a canvas can paint. */
export type Plate = { width: number; height: number }

/** What a card asks of a 2D context; a browser's has it, and so has the server's. */
export type CardCanvas<Picture extends Plate> = {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  globalAlpha: number
  font: string
  direction: 'inherit' | 'ltr' | 'rtl'
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  reset(): void
  save(): void
  restore(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void
  arc(
    x: number,
    y: number,
    radius: number,
    startRadians: number,
    endRadians: number,
    isCounterclockwise?: boolean,
  ): void
  fill(): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void
}
