/** Those that pretend to be another as well come before it. */
const browsers = [
  ['Telegram', /\bTelegram/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const

const systems = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Real ones are shorter; a text made to be long costs no more than one of these. */
const longest = 500

const nameIn = (kinds: readonly (readonly [string, RegExp])[], userAgent: string) =>
  kinds.find(([, mark]) => mark.test(userAgent))?.[0]

/** What its owner would call a device: "Chrome on Android"; no version, no model; empty where nothing is known. */
export function deviceName(userAgent: string | undefined): string {
  const told = userAgent?.slice(0, longest) ?? ''
  const browser = nameIn(browsers, told)
  const system = nameIn(systems, told)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
