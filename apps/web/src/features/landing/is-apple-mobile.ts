/** What a browser says of the device it runs on. */
type DeviceHints = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** An iPhone, iPod or iPad; iPads call themselves a Mac, but no Mac has a touch screen. */
export function isAppleMobile({ userAgent, platform, maxTouchPoints }: DeviceHints): boolean {
  if (/iPhone|iPad|iPod/.test(userAgent)) return true
  return /^Mac/.test(platform) && maxTouchPoints > 1
}
