import { MessengerData } from '@lithe/contracts/api'
import type { z } from 'zod'
import type { MessagingUser } from '../messenger.ts'

const fields = MessengerData.shape

/** What the launch says of the person and the chat, believed for greeting and for nothing else. */
export type UnprovenLaunch = {
  user: MessagingUser | null
  startParam: string | null
  told: Pick<MessengerData, 'user' | 'chat_type' | 'chat_instance' | 'auth_date' | 'hash'>
}

/** The field under its own name, or nothing where it is not what it should be. */
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

export function readInitData(initData: string): UnprovenLaunch {
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
