import { MessengerData } from '@lithe/contracts/api'
import type { z } from 'zod'
import type { MessagingUser } from '../messenger.ts'
import { readThemeColours, type ThemeColours } from './theme.ts'

type LaunchParameters = {
  initData: string
  unproven: UnprovenLaunch
  version: string
  platform: string
  theme: ThemeColours
  startParam: string | null
  isFullScreen: boolean
}

/** The first version with mini apps, assumed for a host that states no version. */
const firstVersion = '6.0'

function jsonOrNull(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Parses what is valid; older clients omit fields that newer ones always send. */
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

const fields = MessengerData.shape

/** Unverified launch data about person and chat, only for greeting. */
type UnprovenLaunch = {
  user: MessagingUser | null
  startParam: string | null
  told: Pick<MessengerData, 'user' | 'chat_type' | 'chat_instance' | 'auth_date' | 'hash'>
}

/** The field under its name; an empty object if invalid. */
const fieldOf = <Name extends string, Value>(name: Name, field: z.ZodType<Value>, value: unknown) => {
  const read = field.safeParse(value)
  return read.success && read.data !== undefined ? ({ [name]: read.data } as Record<Name, Value>) : {}
}

function userIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function readInitData(initData: string): UnprovenLaunch {
  const sealed = new URLSearchParams(initData)
  const get = (name: string) => sealed.get(name) ?? undefined
  const user = fields.user.safeParse(userIn(sealed.get('user'))).data
  const date = get('auth_date')
  return {
    user: user
      ? {
          id: String(user.id),
          username: user.username?.trim() || null,
          firstName: user.first_name.trim() || null,
        }
      : null,
    startParam: get('start_param') || null,
    told: {
      ...(user ? { user } : {}),
      ...fieldOf('chat_type', fields.chat_type, get('chat_type')),
      ...fieldOf('chat_instance', fields.chat_instance, get('chat_instance')),
      ...fieldOf('auth_date', fields.auth_date, date && Number(date)),
      ...fieldOf('hash', fields.hash, get('hash')),
    },
  }
}
