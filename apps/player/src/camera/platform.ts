export type Platform = 'iphone' | 'android' | 'telegram' | 'computer'

/** Where the camera switch is depends on the device; a wrong guess only costs a less fitting sentence. */
export function platform(userAgent: string, touchPoints: number): Platform {
  if (/Telegram/i.test(userAgent)) return 'telegram'
  if (/Android/i.test(userAgent)) return 'android'
  // iPads present themselves as Macs, but no Mac has a touch screen.
  const isIpad = /Macintosh/.test(userAgent) && touchPoints > 1
  return isIpad || /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'computer'
}
