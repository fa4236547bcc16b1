/** An image that a canvas can draw. */
export type Plate = { width: number; height: number }

/** The part of a 2D context that a card needs, in browsers and on the server. */
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
