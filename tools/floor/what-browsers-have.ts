import { browserFloor } from '@lithe/contracts/constants'
import { features } from 'web-features'

/** The oldest version of each browser; mobile browsers have separate names in the data. */
const oldest: Readonly<Record<string, string>> = {
  chrome: browserFloor.chrome,
  chrome_android: browserFloor.chrome,
  firefox: browserFloor.firefox,
  firefox_android: browserFloor.firefox,
  safari: browserFloor.safari,
  safari_ios: browserFloor.safari,
}

/** Partial or flawed support counts as missing. */
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
 * Whether every browser of the floor supports a feature, by MDN name (`api.URL.canParse_static`,
 * `css.properties.text-wrap`).
 */
export const inFloor: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap(feature => {
    if (feature.kind !== 'feature') return []
    const byKey = Object.entries(feature.status.by_compat_key ?? {})
    return byKey.map(([key, { support }]) => [key, isInAll(support)] as const)
  }),
)

/** Script features by name (`URL.canParse_static`, `Document.startViewTransition`). */
export const scriptNames: ReadonlyMap<string, boolean> = new Map(
  [...inFloor].flatMap(([key, has]) => {
    const name = /^(?:api|javascript\.builtins)\.([^.]+(?:\.[^.]+)?)$/.exec(key)?.[1]
    return name === undefined ? [] : [[name, has] as const]
  }),
)
