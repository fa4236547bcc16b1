import { readInitData, type UnprovenLaunch } from './init-data.ts'
import { readThemeColours, type ThemeColours } from './theme-colours.ts'

export type LaunchParameters = {
  initData: string
  unproven: UnprovenLaunch
  version: string
  platform: string
  theme: ThemeColours
  startParam: string | null
  isFullScreen: boolean
}

/** The first that could open a mini app: a host that names none understands at least that. */
const firstVersion = '6.0'

function jsonOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** As far as they make sense; older clients leave out what newer ones always send. */
export function readLaunchParameters(launch: string): LaunchParameters {
  const told = new URLSearchParams(launch)
  const version = told.get('tgWebAppVersion') ?? ''
  const initData = told.get('tgWebAppData') ?? ''
  const unproven = readInitData(initData)
  return {
    initData,
    unproven,
    version: /^\d{1,3}\.\d{1,3}$/.test(version) ? version : firstVersion,
    platform: told.get('tgWebAppPlatform')?.slice(0, 40) || 'unknown',
    theme: readThemeColours(jsonOrNull(told.get('tgWebAppThemeParams'))),
    startParam: unproven.startParam ?? (told.get('tgWebAppStartParam') || null),
    isFullScreen: told.get('tgWebAppFullscreen') === '1',
  }
}
