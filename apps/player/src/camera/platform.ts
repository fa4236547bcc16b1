export type Platform = 'iphone' | 'android' | 'telegram' | 'computer'

/** Apps that show pages in a browser of their own; Telegram has directions of its own. */
const knownApps =
  /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest\/|LinkedInApp|MicroMessenger|KAKAOTALK|GSA\/|; wv\)/i
/** Browsers of their own name on an iPhone, where the system keeps their permission. */
const iphoneBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/

/** Where the camera switch is depends on the device; a wrong guess only costs a less fitting sentence. */
export function platform(userAgent: string, touchPoints: number): Platform {
  if (/Telegram/i.test(userAgent)) return 'telegram'
  if (/Android/i.test(userAgent)) return 'android'
  // iPads present themselves as Macs, but no Mac has a touch screen.
  const isIpad = /Macintosh/.test(userAgent) && touchPoints > 1
  return isIpad || /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'computer'
}

/** Where a permission is given back: not every browser has an address bar with a sign at its end. */
export type PermissionPlace = Platform | 'iphone-browser' | 'iphone-app' | 'android-app'

export function permissionPlace(userAgent: string, touchPoints: number): PermissionPlace {
  const device = platform(userAgent, touchPoints)
  if (device === 'android') return knownApps.test(userAgent) ? 'android-app' : device
  if (device !== 'iphone') return device
  if (iphoneBrowsers.test(userAgent)) return 'iphone-browser'
  // Safari alone names itself; what shows a page inside an app leaves its name out, or adds the app's.
  return knownApps.test(userAgent) || !/Safari\//.test(userAgent) ? 'iphone-app' : device
}
