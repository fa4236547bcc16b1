import { asText, isolated, type Words } from '../ground/ports/words.ts'

/** Browsers that imitate another come before it. */
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

/** Bounds parsing time; real user agents are shorter. */
const longest = 500

const nameIn = (kinds: readonly (readonly [string, RegExp])[], userAgent: string) =>
  kinds.find(([, mark]) => mark.test(userAgent))?.[0]

const between = ' on '

/** Stored device name, like "Chrome on Android"; empty when unknown. */
export function deviceName(userAgent: string | undefined): string {
  const told = userAgent?.slice(0, longest) ?? ''
  const browser = nameIn(browsers, told)
  const system = nameIn(systems, told)
  return [browser, system].filter(name => name !== undefined).join(between)
}

const knows = (kinds: readonly (readonly [string, RegExp])[], name: string) =>
  kinds.some(([known]) => known === name)

/** Device name within a sentence, in the reader's language, with names isolated. */
export function wordDevice({ mails }: Pick<Words, 'mails'>, kept: string): string {
  const [browser = '', system = ''] = kept.split(between)
  if (knows(browsers, browser) && knows(systems, system))
    return mails.device({ browser: isolated(browser), system: isolated(system) })
  return kept === '' ? '' : isolated(kept)
}

/** Device name on its own; a name typed for a passkey is unchanged. */
export const nameDevice = (words: Words, kept: string): string =>
  asText({ direction: 'ltr' }, wordDevice(words, kept))
