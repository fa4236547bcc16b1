export type Platform = 'iphone' | 'android' | 'telegram' | 'computer'

/** Apps with a webview, except Telegram, which has instructions of its own. */
const knownApps =
  /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest\/|LinkedInApp|MicroMessenger|KAKAOTALK|GSA\/|; wv\)/i
/** Third-party browsers on an iPhone; the system manages their permissions. */
const iphoneBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/

/** Detects the device, which decides where its camera setting is; a wrong guess only misplaces a hint. */
export function platform(userAgent: string, touchPoints: number): Platform {
  if (/Telegram/i.test(userAgent)) return 'telegram'
  if (/Android/i.test(userAgent)) return 'android'
  // iPads identify as Macs, but no Mac has a touch screen.
  const isIpad = /Macintosh/.test(userAgent) && touchPoints > 1
  return isIpad || /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'computer'
}

/** Where to restore a permission; not every browser has an icon in its address bar. */
export type PermissionPlace = Platform | 'iphone-browser' | 'iphone-app' | 'android-app'

export function permissionPlace(userAgent: string, touchPoints: number): PermissionPlace {
  const device = platform(userAgent, touchPoints)
  if (device === 'android') return knownApps.test(userAgent) ? 'android-app' : device
  if (device !== 'iphone') return device
  if (iphoneBrowsers.test(userAgent)) return 'iphone-browser'
  // Only Safari names itself; webviews omit its name, or add the app's.
  return knownApps.test(userAgent) || !/Safari\//.test(userAgent) ? 'iphone-app' : device
}
