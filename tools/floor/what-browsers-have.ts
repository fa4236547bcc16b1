import { browserFloor } from '@lithe/contracts/constants'
import { features } from 'web-features'

/** The oldest of each; those on a phone are named apart in the data. */
const oldest: Readonly<Record<string, string>> = {
  chrome: browserFloor.chrome,
  chrome_android: browserFloor.chrome,
  firefox: browserFloor.firefox,
  firefox_android: browserFloor.firefox,
  safari: browserFloor.safari,
  safari_ios: browserFloor.safari,
}

/** What only part of a browser has, or has with an error, the data leave out: it counts as lacking. */
function isInAll(support: object): boolean {
  const since = new Map<string, string>(Object.entries(support))
  return Object.entries(oldest).every(([browser, version]) => isAtMost(since.get(browser), version))
}

function isAtMost(since: string | undefined, version: string): boolean {
  if (since === undefined) return false
  const [[major = 0, minor = 0], [mostMajor = 0, mostMinor = 0]] = [since.replace('≤', ''), version].map(
    text => text.split('.').map(Number),
  ) as [number[], number[]]
  return major < mostMajor || (major === mostMajor && minor <= mostMinor)
}

/**
 * By the name that MDN's compatibility data give it (`api.URL.canParse_static`, `css.properties.text-wrap`): whether
 * every browser of the floor has it.
 */
export const inFloor: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap(feature => {
    if (feature.kind !== 'feature') return []
    const byKey = Object.entries(feature.status.by_compat_key ?? {})
    return byKey.map(([key, { support }]) => [key, isInAll(support)] as const)
  }),
)

/** What a page's script may ask for by name (`URL.canParse_static`, `Document.startViewTransition`). */
export const scriptNames: ReadonlyMap<string, boolean> = new Map(
  [...inFloor].flatMap(([key, has]) => {
    const name = /^(?:api|javascript\.builtins)\.([^.]+(?:\.[^.]+)?)$/.exec(key)?.[1]
    return name === undefined ? [] : [[name, has] as const]
  }),
)
