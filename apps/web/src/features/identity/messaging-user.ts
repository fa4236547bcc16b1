/** The person a messenger says is holding the phone: for greeting them; it proves nothing. */
export type MessagingUser = { id: string; username: string | null; firstName: string | null }

type MessengerWindow = { Telegram?: { WebApp?: { initDataUnsafe?: { user?: unknown } } } }

const textOrNull = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)

/** Null on the web, and where the messenger does not say. */
export function readMessagingUser(page: MessengerWindow): MessagingUser | null {
  const user = page.Telegram?.WebApp?.initDataUnsafe?.user
  if (typeof user !== 'object' || user === null) return null
  const { id, username, first_name } = user as { id?: unknown; username?: unknown; first_name?: unknown }
  if (typeof id !== 'number' && typeof id !== 'string') return null
  return { id: String(id), username: textOrNull(username), firstName: textOrNull(first_name) }
}

export const messagingUser = () => readMessagingUser(window as MessengerWindow)

/** Every identifier the messaging user may be known by on this device. */
export function messagingUserIds(): string[] {
  const user = messagingUser()
  return user ? [user.username, user.id].filter(id => id !== null) : []
}
